import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { registros } from '@jornada/contract/registros.ts';
import { entradaPersonalizado } from '@jornada/contract/registros/clock-fields.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock } from '@jornada/ui/icons.ts';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { markOf } from '../model/marks.ts';
import { messagesOf } from '../model/messages.ts';
import { checkOwnTimes, isFine, type OwnTimes } from '../model/own-times.ts';
import { isStartRefused } from '../model/refused-start.ts';
import { resultOfOwnTimes } from '../model/result.ts';
import { pausesOf, plannedMarks, plannedPauses } from '../model/spans.ts';
import { useDeclaring } from '../use-declaring.ts';
import { DeclaredForm } from './declared-form.tsx';
import { SpanList } from './span-list.tsx';
import { TimeField } from './time-field.tsx';
import type { DayData } from './with-day.tsx';
import classes from '../form.module.css';

/** The form of own times: start, end, and pauses to add, change and take away. */
export function OwnTimesForm(day: DayData) {
  const { t } = useTranslation();
  const { resumen, tipos, tipo } = day;
  const shared = useDeclaring(day);
  const { fecha, ends, format, place } = shared;
  const { zona } = place;
  const pauseTypes = tipos.filter(({ clase }) => clase === 'pausa');
  const initial: OwnTimes = {
    inicio: markOf(ends?.inicio ?? null, zona),
    fin: markOf(ends?.fin ?? null, zona),
    pausas: pausesOf(resumen.tramos, pauseTypes, zona),
    observaciones: '',
  };
  const form = useContractForm(registros.personalizado, {
    ...shared.declaring,
    schema: entradaPersonalizado,
    initial,
    draft: shared.draftOf('personalizado'),
    input: (typed) => bodyOf(shared.withRemark(typed), tipo, checkOwnTimes(typed, place)),
    names: { inicio: 'inicio.hora', hora: 'fin.hora' },
    check: (typed) => messagesOf(checkOwnTimes(typed, place), { list: 'pausas', spans: typed.pausas }, t),
    place: (refusal, typed): Messages | null => {
      if (refusal.code === 'registros.hora-futura') return { 'fin.hora': refusal.message };
      const { inicio } = checkOwnTimes(typed, place).instants;
      return isStartRefused(refusal, inicio, ends?.inicio) ? { 'inicio.hora': t('fin-jornada.problema.fuera') } : null;
    },
  });
  const { values, errors, put } = form;
  const checked = checkOwnTimes(values, place);
  const { inicio, fin } = checked.instants;
  const isWell = isFine(checked) && Object.keys(form.errors).length === 0;
  const turno = resumen.previsto?.turno;
  const hasFixedShift = turno !== undefined && turno !== null && !turno.flexible;
  return (
    <DeclaredForm
      of={form}
      day={day}
      shared={shared}
      title={t('fin-jornada.personalizado.titulo')}
      save={t('fin-jornada.guardar.mis-horas')}
      result={inicio && fin && isWell ? resultOfOwnTimes({ inicio, fin, pausas: checked.spans }, tipos, resumen.previsto) : null}
    >
      <section aria-labelledby="fin-jornada-dia">
        <Group justify="space-between" gap="xs" mih="var(--j-target)">
          <h2 id="fin-jornada-dia">{t('fin-jornada.personalizado.dia', { dia: format.date(fecha, 'weekdayDay') })}</h2>
          {hasFixedShift && (
            <Button
              variant="transparent"
              leftSection={<Glyph of={IconClock} size="sm" />}
              onClick={() => put({ ...plannedMarks(turno, zona), pausas: plannedPauses(turno, pauseTypes, zona) })}
            >
              {t('fin-jornada.personalizado.como-turno')}
            </Button>
          )}
        </Group>
        <div className={classes.pair}>
          {(['inicio', 'fin'] as const).map((end) => (
            <TimeField
              key={end}
              label={t(end === 'inicio' ? 'fin-jornada.entrada' : 'fin-jornada.salida')}
              mark={values[end]}
              error={errors[`${end}.hora`]}
              instant={checked.instants[end]}
              fecha={fecha}
              format={format}
              onChange={(mark) => put({ [end]: mark })}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="fin-jornada-pausas">
        <Group justify="space-between" gap="xs" mih="var(--j-target)">
          <h2 id="fin-jornada-pausas">{t('fin-jornada.pausas')}</h2>
        </Group>
        {values.pausas.length === 0 && (
          <Text c="dimmed" mb="sm">
            {t('fin-jornada.sin-pausas')}
          </Text>
        )}
        <SpanList
          spans={values.pausas}
          list="pausas"
          errors={errors}
          checked={checked}
          fecha={fecha}
          format={format}
          onChange={(pausas) => put({ pausas })}
          nameOf={(index) => t('fin-jornada.pausa', { numero: index + 1 })}
          renderHead={(pausa, index, change) => (
            <NativeSelect
              aria-label={t('fin-jornada.tipo-de', { numero: index + 1 })}
              value={String(pausa.tipoId ?? '')}
              data={pauseTypes.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
              onChange={(event) => change({ ...pausa, tipoId: Number(event.currentTarget.value) || null })}
            />
          )}
          renderFoot={({ tipoId }) =>
            pauseTypes.find(({ id }) => id === tipoId)?.pagado && <p className={classes.spanFoot}>{t('fin-jornada.cuenta')}</p>
          }
          add={pauseTypes[0] ? { label: t('fin-jornada.anadir-pausa'), tipoId: pauseTypes[0].id } : null}
          least={0}
        />
      </section>
    </DeclaredForm>
  );
}

function bodyOf(form: OwnTimes, tipo: number, { instants, spans }: ReturnType<typeof checkOwnTimes>) {
  const observaciones = form.observaciones.trim();
  return {
    tipo,
    inicio: instants['inicio'],
    hora: instants['fin'],
    pausas: JSON.stringify(spans.map(({ inicio, fin, tipoId }) => ({ inicio, fin, ...(tipoId === null ? {} : { tipo: tipoId }) }))),
    ...(observaciones ? { observaciones } : {}),
  };
}
