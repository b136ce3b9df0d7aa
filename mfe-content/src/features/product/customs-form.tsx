import { useEffect, useState } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { Picture } from 'shared-ui/picture';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { SwatchGroup } from 'shared-ui/swatch-group';
import { Text } from 'shared-ui/text';
import { media, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { customsMessages } from '../../messages/customs-messages.ts';
import { basicDesign, type Customs, chosenDesign, type DesignChoice, firstParts, ownColors } from './chosen-design.ts';

interface CustomsFormProps {
  readonly product: ProductDetails;
  readonly customs: Customs;
  readonly onChoice: (design: DesignChoice) => void;
}

/** A made-to-order product: a ready design or a color per part, with a preview. */
export default function CustomsForm({ product, customs, onChoice }: CustomsFormProps) {
  const texts = customsMessages(useLocale());
  const [choice, setChoice] = useState<string>(basicDesign);
  const [parts, setParts] = useState(() => firstParts(customs));
  const design = chosenDesign(customs, choice, parts);
  const picture = design.picture ?? product.pictures[0];
  useEffect(() => onChoice(chosenDesign(customs, choice, parts)), [customs, choice, parts, onChoice]);
  const card = (value: string) => ({
    name: 'design',
    value,
    checked: choice === value,
    onChange: () => setChoice(value),
  });
  return (
    <div
      css={{
        display: 'grid',
        gap: space[4],
        alignItems: 'start',
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem' },
      }}
    >
      <RadioGroup label={texts.title}>
        <RadioCard label={texts.basic} note={texts.basicNote} {...card(basicDesign)} />
        {customs.ready.map(({ precreatedCustomsCode, label }) => (
          <RadioCard key={precreatedCustomsCode} label={label} note={texts.ready} {...card(precreatedCustomsCode)} />
        ))}
        <RadioCard label={texts.own} note={texts.ownNote} {...card(ownColors)}>
          {choice === ownColors && (
            <div css={{ display: 'grid', gap: space[3] }}>
              {customs.parts.map(({ id, label, options }) => (
                <SwatchGroup
                  key={id}
                  label={label}
                  name={`part-${id}`}
                  value={parts[id] ?? ''}
                  chosenText={options.find((option) => option.id === parts[id])?.label ?? ''}
                  options={options.map((option) => ({
                    value: option.id,
                    label: option.label,
                    colors: [option.swatch],
                  }))}
                  onChange={(event) => setParts({ ...parts, [id]: event.currentTarget.value })}
                />
              ))}
            </div>
          )}
        </RadioCard>
      </RadioGroup>
      <figure css={{ display: 'grid', gap: space[2], margin: 0, maxWidth: '10rem' }}>
        {picture && (
          <Picture
            key={picture.src}
            {...picture}
            sizes="160px"
            cover
            css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
          />
        )}
        <figcaption>
          <Text look="caption" tone="muted">
            {texts.preview}
          </Text>
        </figcaption>
      </figure>
      <Text look="small" tone="muted" css={{ gridColumn: '1 / -1' }}>
        {texts.made}
      </Text>
    </div>
  );
}
