import { Heading } from 'shared-ui/text';

export default function CheckoutScreen() {
  return <Heading level={1}>checkout</Heading>;
}

export const head = () => ({ title: 'checkout' });
