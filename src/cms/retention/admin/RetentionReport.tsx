'use client'
export const RetentionReport = () => null
