/** Above the list: all receipts as a table for spreadsheets. */
export const ExportReceipts = () => (
  <p>
    <a href="/api/consent-receipts/export.csv" download>
      Export all receipts (CSV)
    </a>
  </p>
)
