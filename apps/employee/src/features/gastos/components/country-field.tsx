import { useTranslation } from 'react-i18next';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { usePaises } from '../api.ts';
import type { GastoForm } from './form-context.ts';

/** The Canary Islands have rates of VAT of their own. */
const CANARY_ISLANDS = 'IC';

/** Where the money was spent. */
export function CountryField({ of }: { of: GastoForm }) {
  const { t } = useTranslation();
  const paises = usePaises().data?.items ?? [];
  const { pais } = of.values;
  const islands = { value: CANARY_ISLANDS, label: t('gastos.formulario.canarias') };
  const options = paises.flatMap(({ codigo, nombre }) => [{ value: codigo, label: nombre }, ...(codigo === 'ES' ? [islands] : [])]);
  // Until they are known, at least the one that is chosen.
  const isKnown = options.some(({ value }) => value === pais);
  return (
    <SelectField
      of={of}
      name="pais"
      label={t('gastos.formulario.pais')}
      options={isKnown ? options : [{ value: pais, label: pais }, ...options]}
    />
  );
}
