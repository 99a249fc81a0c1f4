import { useTranslation } from 'react-i18next';
import type { ApunteAuditoria } from '@jornada/contract';
import { useFormat } from '@jornada/web/use-format.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { valueText } from '../model/value-text.ts';
import { Text } from '@mantine/core';

type Cambio = { antes: unknown; despues: unknown };
const isChange = (value: unknown): value is Cambio => typeof value === 'object' && value !== null && 'antes' in value && 'despues' in value;

/** The plain values of a line; of changes the old value, struck out, and the new one. */
export function Details({ accion, datos }: Pick<ApunteAuditoria, 'accion' | 'datos'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const said = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('auditoria.nada');
    if (typeof value === 'boolean') return t(value ? 'auditoria.si' : 'auditoria.no');
    if (typeof value === 'string') return valueText(value, format);
    // A year has no point between its thousands.
    if (typeof value === 'number')
      return Number.isInteger(value) ? String(value).replace('-', '\u2212') : format.number(value).replace('-', '\u2212');
    if (Array.isArray(value)) return value.length === 0 ? t('auditoria.nada') : value.map(said).join(', ');
    return Object.values(value).map(said).join(' · ');
  };
  const { cambios = {}, ...rest } = datos;
  const changes = Object.entries(cambios as Record<string, unknown>).flatMap(([field, value]) =>
    isChange(value) ? [[field, value] as const] : [],
  );
  const [feature] = accion.split('.');
  /** A feature's own name for a field comes before the common one. A setting of the company is called as on its page. */
  const label = (field: string) =>
    t([`auditoria.campos-de.${feature}.${field}`, `auditoria.campos.${field}`, `empresa.banderas.${field}.nombre`], {
      defaultValue: field,
    });
  return (
    <Facts
      items={[
        ...Object.entries(rest).flatMap(([field, value]) => (value === null ? [] : [[label(field), said(value)] as const])),
        ...changes.map(
          ([field, { antes, despues }]) =>
            [
              label(field),
              <>
                <Text component="s" inherit c="dimmed">
                  {said(antes)}
                </Text>{' '}
                → {said(despues)}
              </>,
            ] as const,
        ),
      ]}
    />
  );
}
