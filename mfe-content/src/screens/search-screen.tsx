import { Heading } from 'shared-ui/text';

export default function SearchScreen() {
  return <Heading level={1}>search</Heading>;
}

export const head = () => ({ title: 'search' });
