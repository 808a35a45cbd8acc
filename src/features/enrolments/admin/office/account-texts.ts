import type { PanelTexts } from '../../../../platform/payload/admin/panel-texts'
import type { AccountState } from '../../request/account'

/** The money of a request, in the list, its filter and its documents. */
export const accountTexts: PanelTexts<{ payments: string; states: Record<AccountState, string> }> = {
  en: {
    payments: 'Payments',
    states: {
      none: 'Not invoiced yet',
      unpaid: 'Unpaid',
      partly: 'Partly paid',
      overdue: 'Overdue',
      paid: 'Paid',
    },
  },
  de: {
    payments: 'Zahlungen',
    states: {
      none: 'Noch keine Rechnung',
      unpaid: 'Unbezahlt',
      partly: 'Teilweise bezahlt',
      overdue: 'Überfällig',
      paid: 'Bezahlt',
    },
  },
  es: {
    payments: 'Pagos',
    states: {
      none: 'Aún sin factura',
      unpaid: 'Sin pagar',
      partly: 'Pagado en parte',
      overdue: 'Atrasado',
      paid: 'Pagado',
    },
  },
  fr: {
    payments: 'Paiements',
    states: {
      none: 'Pas encore facturé',
      unpaid: 'Impayé',
      partly: 'Payé en partie',
      overdue: 'En retard',
      paid: 'Payé',
    },
  },
  it: {
    payments: 'Pagamenti',
    states: {
      none: 'Non ancora fatturato',
      unpaid: 'Non pagato',
      partly: 'Pagato in parte',
      overdue: 'In ritardo',
      paid: 'Pagato',
    },
  },
  pt: {
    payments: 'Pagamentos',
    states: {
      none: 'Ainda sem fatura',
      unpaid: 'Por pagar',
      partly: 'Pago em parte',
      overdue: 'Em atraso',
      paid: 'Pago',
    },
  },
  ca: {
    payments: 'Pagaments',
    states: {
      none: 'Encara sense factura',
      unpaid: 'Sense pagar',
      partly: 'Pagat en part',
      overdue: 'Endarrerit',
      paid: 'Pagat',
    },
  },
}
