import { Badge, type BadgeTone } from 'shared-ui/badge';
import { useLocale } from 'storefront-kit/use-locale';
import type { DevelopmentBoot, ReleaseFacts } from '../app/dev-tools-boot.ts';
import { Entries, Entry } from './entries.tsx';
import { Facts } from './facts.tsx';
import { panelMessages } from './panel-messages.ts';
import type { Recorded } from './recorder.ts';

interface ReleaseListProps extends Pick<Recorded, 'loads' | 'standIns'> {
  readonly development: DevelopmentBoot;
}

/** The remotes of this page: which version runs, whose it is, and how long it took to load. */
export function ReleaseList({ development, loads, standIns }: ReleaseListProps) {
  const locale = useLocale();
  const texts = panelMessages(locale);
  const number = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 0 });
  return (
    <Entries>
      {development.releases.map((release) => {
        const { name, owner, version, commit } = release;
        const origin = development.overrides[name];
        const load = loads[name];
        return (
          <Entry
            key={name}
            name={name}
            aside={
              <StageBadge release={release} isOverridden={origin !== undefined} isStoodIn={standIns.includes(name)} />
            }
          >
            <Facts
              facts={[
                ...(origin === undefined ? [] : [[texts.origin, origin] as const]),
                [origin === undefined ? texts.version : texts.released, version],
                [texts.commit, commit.slice(0, 12)],
                [texts.owner, owner],
                [texts.loaded, load === undefined ? texts.notLoaded : texts.milliseconds(number.format(load))],
              ]}
            />
          </Entry>
        );
      })}
    </Entries>
  );
}

interface StageProps {
  readonly release: ReleaseFacts;
  readonly isOverridden: boolean;
  readonly isStoodIn: boolean;
}

function StageBadge({ release: { stage, share = 0 }, isOverridden, isStoodIn }: StageProps) {
  const texts = panelMessages(useLocale());
  const named = { stable: texts.stable, canary: texts.canary(share), before: texts.before };
  const tones: Record<typeof stage, BadgeTone> = { stable: 'success', canary: 'info', before: 'warning' };
  if (isStoodIn) return <Badge tone="sale">{texts.standsIn}</Badge>;
  if (isOverridden) return <Badge tone="warning">{texts.overridden}</Badge>;
  return <Badge tone={tones[stage]}>{named[stage]}</Badge>;
}
