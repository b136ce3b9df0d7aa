import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { Checkbox } from '../src/checkbox.tsx';
import { Chip, RemovableChip } from '../src/chip.tsx';
import { FormErrorSummary } from '../src/form-error-summary.tsx';
import { MailIcon, StoreIcon } from '../src/icon.tsx';
import { Grid, Row, Stack } from '../src/layout.tsx';
import { applyMask } from '../src/mask.ts';
import { PasswordField } from '../src/password-field.tsx';
import { RadioCard, RadioGroup } from '../src/radio-group.tsx';
import { SelectField } from '../src/select-field.tsx';
import { SizeButtons } from '../src/size-buttons.tsx';
import { SwatchGroup } from '../src/swatch-group.tsx';
import { TextField } from '../src/text-field.tsx';
import { TextareaField } from '../src/textarea-field.tsx';
import { colors } from './shop.tsx';

/** Choices: colors, sizes, filters, delivery methods. */
export function Choices() {
  const [color, setColor] = useState('Moss');
  const [filters, setFilters] = useState(['Waterproof', 'Women']);
  const [isPacking, setPacking] = useState(true);
  return (
    <Grid columns={[1, 1, 2]} gap={6}>
      <Stack gap={5}>
        <SwatchGroup
          name="color"
          label="Color"
          chosenText={color}
          value={color}
          onChange={(event) => setColor(event.currentTarget.value)}
          options={colors.map((entry, index) => ({ ...entry, value: entry.label, unavailable: index === 3 }))}
        />
        <SizeButtons
          name="size"
          label="Size"
          unavailableText="sold out"
          defaultValue="M"
          options={[
            { value: 'XS', label: 'XS' },
            { value: 'S', label: 'S', note: '2 left' },
            { value: 'M', label: 'M' },
            { value: 'L', label: 'L', unavailable: true },
            { value: 'XL', label: 'XL', disabled: true },
          ]}
        />
        <SizeButtons
          name="size-2"
          label="Shoe size"
          unavailableText="sold out"
          error="Choose a size first"
          options={['38', '38 ½', '39', '40', '41', '42', '42 ½', '43'].map((label) => ({ value: label, label }))}
        />
        <Row gap={2}>
          <Chip pressed={isPacking} onClick={() => setPacking(!isPacking)}>
            Packs small
          </Chip>
          <Chip pressed={false}>Recycled</Chip>
          {filters.map((filter) => (
            <RemovableChip
              key={filter}
              removeLabel={`Remove filter: ${filter}`}
              onClick={() => setFilters(filters.filter((other) => other !== filter))}
            >
              {filter}
            </RemovableChip>
          ))}
        </Row>
      </Stack>
      <RadioGroup label="Delivery">
        <RadioCard
          name="method"
          value="standard"
          defaultChecked
          label="Home delivery"
          note="Arrives Tue 24 Nov to Thu 26 Nov"
          aside="Free"
        />
        <RadioCard
          name="method"
          value="pickup"
          label="Pick up in store"
          note="Today from 4 pm at Vancouver, Main Street"
          aside="Free"
        >
          <Row gap={2}>
            <StoreIcon size={20} /> 3 in stock
          </Row>
        </RadioCard>
        <RadioCard name="method" value="express" label="Express" note="Arrives Mon 23 Nov" aside="$15.00" />
        <RadioCard name="method" value="digital" disabled label="By email" note="For gift cards only" />
      </RadioGroup>
    </Grid>
  );
}

const checks = [
  { text: '8 characters or more', passes: (password: string) => password.length >= 8 },
  { text: 'An upper-case letter', passes: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'A lower-case letter', passes: (password: string) => /\p{Ll}/u.test(password) },
  { text: 'A digit', passes: (password: string) => /\d/.test(password) },
];

/** Fields in every state. */
export function FormFields() {
  return (
    <Grid columns={[1, 1, 2]} gap={6}>
      <Stack>
        <FormErrorSummary
          title="2 entries need another look"
          errors={[
            { fieldId: 'email', text: 'Email: write it like name@example.com' },
            { fieldId: 'terms', text: 'Agree to the terms' },
          ]}
        />
        <TextField
          id="email"
          label="Email"
          icon={<MailIcon size={20} />}
          defaultValue="mara@fell"
          error="Email is not valid: write it like name@example.com"
          type="email"
          autoComplete="email"
        />
        <TextField
          label="Phone"
          hint="The courier calls if you are not at home"
          prefix="+1"
          type="tel"
          shape={(text) => applyMask('(XXX) XXX - XXXX', text)}
          defaultValue="(604) 555 - 0123"
        />
        <TextField label="Address line 2" optionalText="optional" placeholder="Flat, floor" />
        <TextField label="Country" value="Canada" readOnly />
        <TextField label="Not now" disabled />
      </Stack>
      <Stack>
        <SelectField
          label="Province"
          placeholder="Select a province"
          options={[
            { value: 'BC', label: 'British Columbia' },
            { value: 'AB', label: 'Alberta' },
          ]}
        />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          checks={checks}
          metText="done"
          unmetText="missing"
          autoComplete="new-password"
        />
        <TextareaField label="Gift message" hint="Up to 200 characters" />
        <Checkbox label="Send me news about gear and repairs" defaultChecked />
        <Checkbox id="terms" label="I agree to the terms of sale" error="Agree to the terms to go on" />
        <Button block size="large">
          Continue to billing
        </Button>
      </Stack>
    </Grid>
  );
}
