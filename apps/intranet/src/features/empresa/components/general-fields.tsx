import { useTranslation } from 'react-i18next';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import parts from '../../../shared/parts.module.css';
import type { Valores } from '../model/groups.ts';

/** The company's name, and the language for people who have not chosen one. */
export function GeneralFields({ of, zona }: { of: ContractForm<Valores>; zona: string }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField of={of} name="nombre" label={t('empresa.nombre')} aria-required />
      <TextField of={of} name="nif" label={t('empresa.nif')} description={t('empresa.nif-nota')} />
      <SelectField
        of={of}
        name="idioma"
        label={t('empresa.idioma')}
        description={t('empresa.idioma-nota')}
        options={IDIOMAS.map((value) => ({ value, label: ownName(value) }))}
      />
      <p className={parts.note}>{t('empresa.zona', { zona })}</p>
    </>
  );
}
