import { Heading } from 'shared-ui/text';

export default function ArticleScreen() {
  return <Heading level={1}>article</Heading>;
}

export const head = () => ({ title: 'article' });
