import type { ProductRecord } from 'shared-contracts/tracking/product-record';

/** A product as tracking tells of it. */
export const trackedProduct: ProductRecord = {
  productId: 'TF4K2M9A0C5',
  styleCode: 'TF4K2M9A',
  colorCode: '0C5',
  name: 'Skarn Shell Jacket',
  onSale: false,
  originalPrice: 34900,
  price: 34900,
  saleDiscountAmount: 0,
};
