import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useOpciones } from '../api.ts';
import { fieldError } from './data-fields.tsx';

/** From when on, where, and on what schedule; empty where nothing was chosen yet. */
export type Contrato = { desde: string; centro: string; horario: string };

type Props = {
  contrato: Contrato;
  label: string;
  field: 'alta' | 'desde';
  error: unknown;
  /** What stands at a field that must not be empty. */
  missing: (value: string) => string | undefined;
  onChange: (contrato: Contrato) => void;
};

export const NO_CONTRACT: Contrato = { desde: '', centro: '', horario: '' };

type Options = Record<'centros' | 'horarios', readonly { id: number }[]>;

/** Where there is only one centre or schedule, it is the one. */
export function withOnly(contrato: Contrato, options: Options | undefined): Contrato {
  const only = (items: readonly { id: number }[] = []): string => (items.length === 1 ? String(items[0]?.id) : '');
  return {
    ...contrato,
    centro: contrato.centro || only(options?.centros),
    horario: contrato.horario || only(options?.horarios),
  };
}

export const contractOf = ({ centro, horario }: Contrato) => ({ centroId: Number(centro), horarioId: Number(horario) });

export function ContractFields({ contrato, label, field, error, missing, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  const choice = (name: 'centro' | 'horario', items: readonly { id: number; nombre: string }[] = []) => (
    <NativeSelect
      label={t(`personas.campos.${name}`)}
      value={contrato[name]}
      aria-required
      data={[{ value: '', label: t('personas.elige') }, ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
      error={missing(contrato[name]) ?? fieldError(error, `${name}Id`)}
      onChange={(event) => onChange({ ...contrato, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <DayInput
        label={label}
        value={contrato.desde}
        aria-required
        error={missing(contrato.desde) ?? fieldError(error, field)}
        onChange={(desde) => onChange({ ...contrato, desde })}
      />
      {choice('centro', data?.centros)}
      {choice('horario', data?.horarios)}
    </>
  );
}
