import { useTranslation } from 'react-i18next';
import { NativeSelect, TextInput } from '@mantine/core';
import { useOpciones } from '../api.ts';
import { fieldError } from './data-fields.tsx';

/** From when on, where, and on what schedule; empty where nothing was chosen yet. */
export type Contrato = { desde: string; centro: string; horario: string };

type Props = { contrato: Contrato; label: string; field: 'alta' | 'desde'; error: unknown; onChange: (contrato: Contrato) => void };

export const contractOf = ({ centro, horario }: Contrato) => ({ centroId: Number(centro), horarioId: Number(horario) });

export function ContractFields({ contrato, label, field, error, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  const choice = (name: 'centro' | 'horario', items: readonly { id: number; nombre: string }[] = []) => (
    <NativeSelect
      label={t(`personas.campos.${name}`)}
      value={contrato[name]}
      aria-required
      data={[{ value: '', label: t('personas.elige') }, ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
      error={fieldError(error, `${name}Id`)}
      onChange={(event) => onChange({ ...contrato, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <TextInput
        type="date"
        label={label}
        value={contrato.desde}
        aria-required
        error={fieldError(error, field)}
        onChange={(event) => onChange({ ...contrato, desde: event.currentTarget.value })}
      />
      {choice('centro', data?.centros)}
      {choice('horario', data?.horarios)}
    </>
  );
}
