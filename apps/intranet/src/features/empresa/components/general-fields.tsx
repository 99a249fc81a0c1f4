import { useTranslation } from 'react-i18next';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { zoneName } from '../../../shared/zone-name.ts';
import type { Valores } from '../model/groups.ts';

/** The company's name, and the language for people who have not chosen one. */
export function GeneralFields({ of, zona }: { of: ContractForm<Valores>; zona: string }) {
  const { t } = useTranslation();
  const { lang } = useFormat();
  return (
    <>
      <TextField of={of} name="nombre" label={t('empresa.nombre')} aria-required />
      <TextField of={of} name="nif" label={t('empresa.nif')} description={t('empresa.nif-nota')} />
      <TextField of={of} name="ccc" inputMode="numeric" label={t('empresa.ccc')} description={t('empresa.ccc-nota')} />
      <SelectField
        of={of}
        name="idioma"
        label={t('empresa.idioma')}
        description={t('empresa.idioma-nota')}
        options={IDIOMAS.map((value) => ({ value, label: ownName(value) }))}
      />
      <Hint>{t('empresa.zona', { zona: zoneName(zona, lang) })}</Hint>
    </>
  );
}
