import type { DocumentProblem } from 'shared-contracts/calls/documents';
import { Alert } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { useLocale } from 'storefront-kit/use-locale';
import { editorMessages } from '../../messages/editor-messages.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { placeName } from '../../messages/place-name.ts';
import type { JsonObject } from '../../model/json.ts';
import { focusInput } from './focus-input.ts';
import { askForBlock } from './opened-block.ts';

interface ProblemListProps {
  readonly problems: readonly DocumentProblem[];
  readonly body: JsonObject;
  readonly isBlocks: boolean;
}

const most = 12;

/** What keeps the document from being published; each entry leads to its field. */
export function ProblemList({ problems, body, isBlocks }: ProblemListProps) {
  const { language } = useLocale();
  const texts = editorMessages(useLocale());
  const words = formMessages(useLocale());
  if (problems.length === 0) return null;
  const lead = ({ path }: DocumentProblem) => {
    const [first, index] = path;
    if (isBlocks) askForBlock(first === 'blocks' && typeof index === 'number' ? index : undefined);
    // The form of the block is there with the next frame.
    requestAnimationFrame(() => focusInput(path));
  };
  return (
    <Alert tone="warning" title={texts.problems(problems.length)}>
      <ul css={{ maxHeight: '12rem', overflow: 'auto' }}>
        {problems.slice(0, most).map((problem) => (
          <li key={problem.path.join('.')}>
            <button
              type="button"
              css={[
                linkStyle,
                { padding: '.25rem 0', textAlign: 'start', background: 'none', border: 0, minHeight: '1.75rem' },
              ]}
              onClick={() => lead(problem)}
            >
              {placeName(body, problem.path, language)}: {words.problem(problem.code)}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
