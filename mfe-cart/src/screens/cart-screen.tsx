import { Heading } from 'shared-ui/text';

export default function CartScreen() {
  return <Heading level={1}>cart</Heading>;
}

export const head = () => ({ title: 'cart' });
