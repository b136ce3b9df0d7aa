import { Heading } from 'shared-ui/text';

export default function CategoryScreen() {
  return <Heading level={1}>category</Heading>;
}

export const head = () => ({ title: 'category' });
