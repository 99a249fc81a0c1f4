import type { ComponentProps } from 'react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import { SelectField } from '@jornada/web/form/fields.tsx';
import type { NameOf } from '@jornada/web/form/contract-form.ts';
import type { GastoValues } from '../model/values.ts';

type Name = NameOf<GastoValues, string | number | null>;

/** One of several, with the sign that other fields have which open something. */
export function ChoiceField<N extends Name>(props: ComponentProps<typeof SelectField<GastoValues, N>>) {
  return <SelectField {...props} rightSection={<Glyph of={IconChevronDown} size="sm" />} />;
}
