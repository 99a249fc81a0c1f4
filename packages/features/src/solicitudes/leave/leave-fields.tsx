import { useId } from 'react';
import { Text } from '@mantine/core';
import type { BajaBreve } from '@jornada/contract/bajas/vistas.ts';
import { isIncapacidad, TIPOS_BAJA, type TipoBaja } from '@jornada/domain/bajas/modelo.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, NumberField, SelectField, type Option } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { rangeOf } from '@jornada/web/form/range-fields.tsx';
import { useRequestWords } from '../use-request-words.ts';
import type { LeaveValues } from './leave-values.ts';

type Props = { of: ContractForm<LeaveValues>; anteriores: readonly BajaBreve[] };

const OVER = ['sigue', 'terminada'] as const;

/** The fields of a leave: its kind, its days, and of which one it may be a relapse. What somebody suffers from is never asked. */
export function LeaveFields({ of, anteriores }: Props) {
  const { t, format } = useRequestWords();
  const question = useId();
  const { tipo, desde, isOver, recaidaDe } = of.values;
  const range = rangeOf(of, 'desde', 'alta');
  const earlier = anteriores.filter((one) => one.tipo === tipo && (desde === '' || one.hasta < desde));
  const mayRelapse = tipo !== '' && isIncapacidad(tipo) && earlier.length > 0;
  const kinds: Option<TipoBaja | ''>[] = [
    { value: '', label: t('bajas.formulario.elige') },
    ...TIPOS_BAJA.map((value) => ({ value, label: t(`bajas.tipos.${value}`) })),
  ];
  return (
    <>
      <SelectField
        of={of}
        name="tipo"
        label={t('bajas.formulario.tipo')}
        options={kinds}
        onChoose={() => recaidaDe !== null && of.put({ recaidaDe: null })}
      />
      <div>
        <Text id={question} size="sm" fw={550}>
          {t('bajas.formulario.como')}
        </Text>
        <SegmentChoice
          mt="xs"
          aria-labelledby={question}
          value={isOver ? 'terminada' : 'sigue'}
          options={OVER.map((value) => ({ value, label: t(`bajas.formulario.${value}`) }))}
          onChoose={(value) => of.put({ isOver: value === 'terminada' })}
        />
      </div>
      <Pair>
        <DayField of={of} name="desde" toward="past" {...(isOver && { range: range.first })} label={t('bajas.formulario.desde')} />
        {isOver ? (
          <DayField of={of} name="alta" range={range.last} label={t('bajas.formulario.alta')} min={desde} />
        ) : (
          <NumberField of={of} name="duracionDias" label={t('bajas.formulario.duracion')} aria-required />
        )}
      </Pair>
      {!isOver && (
        <Text size="sm" c="dimmed">
          {t('bajas.formulario.duracion-nota')}
        </Text>
      )}
      {mayRelapse && (
        <SelectField
          of={of}
          name="recaidaDe"
          label={t('bajas.formulario.recaida')}
          options={[
            { value: null, label: t('bajas.formulario.recaida-no') },
            ...earlier.map((one) => ({
              value: one.id,
              label: t('bajas.formulario.recaida-de', { dias: format.dayRange(one.desde, one.hasta) }),
            })),
          ]}
        />
      )}
    </>
  );
}
