import { useId } from 'react';
import { Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TipologiaVista } from '@jornada/contract/horas-extra/vistas.ts';
import { COMPENSACIONES_EXTRA } from '@jornada/domain/horas-extra/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconClockPlus } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, HourField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import classes from '../horas-extra.module.css';
import type { ValoresExtra } from '../model/form-values.ts';

type Of = { of: ContractForm<ValoresExtra> };

/** The kind, and that the record has days to choose from. It opens the choice above the form. */
export function KindButton({ kind, proposals }: { kind: TipologiaVista | undefined; proposals: number }) {
  const { t, kindName } = useExtraWords();
  return (
    <div>
      <Text size="sm" fw={550} mb="xs">
        {t('horas-extra.formulario.tipo')}
      </Text>
      <UnstyledButton
        className={classes.kind}
        renderRoot={(props) => <Link {...props} to="/horas-extra-modal" search={(before: object) => before} replace resetScroll={false} />}
      >
        <Glyph of={IconClockPlus} data-tone="quiet" />
        <RowText
          name={kind ? kindName(kind) : t('horas-extra.elegir.titulo')}
          detail={
            proposals > 0
              ? t('horas-extra.formulario.del-registro', { count: proposals })
              : kind && t(`horas-extra.clases-nota.${kind.clase}`)
          }
        />
        <Glyph of={IconChevronRight} data-tone="quiet" />
      </UnstyledButton>
    </div>
  );
}

const MEDIDAS = ['tiempo', 'horas'] as const;

/** On which day, and how long or from when to when. */
export function LengthFields({ of, first, last }: Of & { first: string; last: string }) {
  const { t } = useExtraWords();
  const { medida } = of.values;
  const day = <DayField of={of} name="fecha" label={t('horas-extra.formulario.fecha')} min={first} max={last} />;
  return (
    <>
      {medida === 'tiempo' ? (
        <Pair>
          {day}
          <TextField
            of={of}
            name="cuanto"
            label={t('horas-extra.formulario.cuanto')}
            inputMode="text"
            maxLength={8}
            placeholder={t('horas-extra.formulario.cuanto-forma')}
          />
        </Pair>
      ) : (
        <>
          {day}
          <Pair>
            <HourField of={of} name="inicio" label={t('horas-extra.formulario.inicio')} />
            <HourField of={of} name="fin" label={t('horas-extra.formulario.fin')} />
          </Pair>
        </>
      )}
      <SegmentChoice
        aria-label={t('horas-extra.formulario.medida')}
        value={medida}
        options={MEDIDAS.map((value) => ({ value, label: t(`horas-extra.formulario.medidas.${value}`) }))}
        onChoose={(value) => of.put({ medida: value })}
      />
    </>
  );
}

/** How much more an hour of a kind counts than an ordinary one: null where it does not. */
function useFactor(kind: TipologiaVista, como: 'pago' | 'descanso'): string | null {
  const { t, format, time } = useExtraWords();
  const cien = como === 'pago' ? kind.pagoPorCien : (kind.descansoPorHora * 100) / 60;
  const tiempo = time(Math.round((cien * 60) / 100));
  return cien === 100 ? null : t(`horas-extra.formulario.factor.${como}`, { factor: format.number(cien / 100), tiempo });
}

/** Rest or pay, where the company lets the person choose; otherwise what it has chosen; and how much an hour counts then. */
export function CompensationField({ of, kind }: Of & { kind: TipologiaVista }) {
  const { t, format } = useExtraWords();
  const id = useId();
  const { modo } = kind;
  const factor = useFactor(kind, modo === 'elegir' ? of.values.compensacion : modo);
  if (modo !== 'elegir')
    return (
      <Text c="dimmed">
        {t('horas-extra.formulario.compensacion-empresa', { como: lowerFirst(t(`horas-extra.como.${modo}`), format.lang) })} {factor}
      </Text>
    );
  return (
    <div>
      <Text id={id} size="sm" fw={550}>
        {t('horas-extra.formulario.compensacion')}
      </Text>
      <SegmentChoice
        mt="xs"
        aria-labelledby={id}
        value={of.values.compensacion}
        options={COMPENSACIONES_EXTRA.map((value) => ({ value, label: t(`horas-extra.como.${value}`) }))}
        onChoose={(compensacion) => of.put({ compensacion })}
      />
      {factor !== null && (
        <Text c="dimmed" size="sm" mt="xs" aria-live="polite">
          {factor}
        </Text>
      )}
    </div>
  );
}
