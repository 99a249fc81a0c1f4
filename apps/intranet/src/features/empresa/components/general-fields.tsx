import { useTranslation } from 'react-i18next';
import { NativeSelect, TextInput } from '@mantine/core';
import type { EmpresaVista } from '@jornada/contract';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { ownName } from '@jornada/web/own-name.ts';
import parts from '../../../shared/parts.module.css';

type Props = { draft: EmpresaVista; onChange: (change: Partial<EmpresaVista>) => void };

/** What the company is called, and in which language it speaks to whoever has not chosen one. */
export function GeneralFields({ draft, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('empresa.nombre')}
        value={draft.nombre}
        maxLength={200}
        aria-required
        onChange={(event) => onChange({ nombre: event.currentTarget.value })}
      />
      <TextInput
        label={t('empresa.nif')}
        description={t('empresa.nif-nota')}
        value={draft.nif}
        maxLength={20}
        onChange={(event) => onChange({ nif: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('empresa.idioma')}
        description={t('empresa.idioma-nota')}
        value={draft.idioma}
        data={IDIOMAS.map((lang) => ({ value: lang, label: ownName(lang) }))}
        onChange={(event) => onChange({ idioma: event.currentTarget.value as EmpresaVista['idioma'] })}
      />
      <p className={parts.note}>{t('empresa.zona', { zona: draft.zona })}</p>
    </>
  );
}
