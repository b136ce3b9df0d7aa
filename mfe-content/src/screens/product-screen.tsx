import { Heading } from 'shared-ui/text';

export default function ProductScreen() {
  return <Heading level={1}>product</Heading>;
}

export const head = () => ({ title: 'product' });
