/** Whether goods stay with the shopper once they have them: made-to-order goods and emailed gift cards. */
export const isKept = (productType: string | undefined): boolean =>
  productType === 'digital' || productType === 'custom';
