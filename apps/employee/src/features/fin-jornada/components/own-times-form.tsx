import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock, IconPlus } from '@jornada/ui/icons.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { endsOf } from '../model/closed-day.ts';
import { markOf } from '../model/marks.ts';
import { checkOwnTimes, isFine, type OwnTimes } from '../model/own-times.ts';
import { resultOfOwnTimes } from '../model/result.ts';
import { newKey, pausesOf, plannedMarks, plannedPresences, presencesOf, spanOf, type Span } from '../model/spans.ts';
import { withRefusal } from '../model/refused-start.ts';
import { refusalOf, useForm } from '../use-form.ts';
import { useDeclare } from '../use-declare.ts';
import { Remark } from './remark.tsx';
import { ResultSummary } from './result-summary.tsx';
import { SpanCard } from './span-card.tsx';
import { TaskPage } from './task-page.tsx';
import { TimeField } from './time-field.tsx';
import type { DayData } from './with-day.tsx';
import classes from '../form.module.css';

/** The form of own times: start, end, and pauses to add, change and take away. */
export function OwnTimesForm({ hoy, mensaje, resumen, tipos, tipo }: DayData) {
  const { t } = useTranslation();
  const { ComentariosEnFichajes } = useProfile();
  const { zona, fecha } = hoy;
  const format = useFormat(zona);
  const ahora = useMinute();
  const ends = endsOf({ registros: hoy.registros, tramos: resumen.tramos });
  const pauseTypes = tipos.filter(({ clase }) => clase === 'pausa');
  const place = { zona, near: ends?.inicio ?? ahora, ahora };
  const {
    form,
    set: change,
    save,
    forget,
    tellsMissing,
    problem,
  } = useForm<OwnTimes>({
    name: `personalizado.${fecha}.${mensaje.registroId ?? 0}`,
    initial: {
      inicio: markOf(ends?.inicio ?? null, zona),
      fin: markOf(ends?.fin ?? null, zona),
      pausas: pausesOf(resumen.tramos, pauseTypes, zona),
      observaciones: '',
    },
    isFine: (one) => isFine(checkOwnTimes(one, place)),
  });
  const { sending, goBack } = useDeclare(tipo, forget);
  const set = (part: Partial<OwnTimes>) => {
    change(part);
    sending.reset();
  };
  const checked = withRefusal(checkOwnTimes(form, place), { error: sending.error, field: 'inicio', recorded: ends?.inicio });
  const { inicio, fin } = checked.instants;
  const result =
    inicio && fin && isFine(checked) ? resultOfOwnTimes({ inicio, fin, pausas: checked.spans }, tipos, resumen.previsto) : null;
  const refusal = refusalOf(sending.error, t('errores.general.desconocido'));
  const turno = resumen.previsto?.turno;
  const hasFixedShift = turno !== undefined && turno !== null && !turno.flexible;

  const setPause = (pausa: Span) => set({ pausas: form.pausas.map((one) => (one.key === pausa.key ? pausa : one)) });
  const addPause = () =>
    set({
      pausas: [
        ...form.pausas,
        { key: newKey(form.pausas), tipoId: pauseTypes[0]?.id ?? null, inicio: markOf(null, zona), fin: markOf(null, zona) },
      ],
    });
  const takePlan = () => {
    if (!hasFixedShift) return;
    const planned = turno.pausas.flatMap((pausa, index): Span[] => {
      const type = pauseTypes.find(({ subtipo }) => subtipo === pausa.subtipo);
      if (pausa.inicio === null || !type) return [];
      const until = Temporal.Instant.from(pausa.inicio).add({ minutes: pausa.minutos }).toString();
      return [spanOf(`t${index}`, { inicio: pausa.inicio, fin: until }, type.id, zona)];
    });
    set({ ...plannedMarks(turno, zona), pausas: planned });
  };

  return (
    <TaskPage
      title={t('fin-jornada.personalizado.titulo')}
      onBack={goBack}
      save={t('fin-jornada.guardar.mis-horas')}
      onSave={() => save((one) => sending.mutate({ como: 'personalizado', body: bodyOf(one, tipo, checkOwnTimes(one, place)) }))}
      isBusy={sending.isPending}
      problem={problem ?? refusal.form}
      note={t('fin-jornada.para-siempre')}
      summary={
        <ResultSummary
          result={result}
          resumen={resumen}
          showsTotals={hoy.minutos !== null}
          recorded={presencesOf(resumen.tramos)}
          planned={hasFixedShift ? plannedPresences(turno) : []}
          zona={zona}
          format={format}
        />
      }
    >
      <section aria-labelledby="fin-jornada-dia">
        <Group justify="space-between" gap="xs" mih="var(--j-target)">
          <h2 id="fin-jornada-dia">{t('fin-jornada.personalizado.dia', { dia: format.date(fecha, 'weekdayDay') })}</h2>
          {hasFixedShift && (
            <Button variant="transparent" leftSection={<Glyph of={IconClock} size="sm" />} onClick={takePlan}>
              {t('fin-jornada.personalizado.como-turno')}
            </Button>
          )}
        </Group>
        <div className={classes.pair}>
          {(['inicio', 'fin'] as const).map((field) => (
            <TimeField
              key={field}
              label={t(field === 'inicio' ? 'fin-jornada.entrada' : 'fin-jornada.salida')}
              mark={form[field]}
              problem={checked.problems[field] === 'vacia' && !tellsMissing ? undefined : checked.problems[field]}
              refusal={refusal.fields[field]}
              instant={checked.instants[field]}
              fecha={fecha}
              format={format}
              onChange={(mark) => set({ [field]: mark })}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="fin-jornada-pausas">
        <Group justify="space-between" gap="xs" mih="var(--j-target)">
          <h2 id="fin-jornada-pausas">{t('fin-jornada.pausas')}</h2>
        </Group>
        {form.pausas.length === 0 && (
          <Text c="dimmed" mb="sm">
            {t('fin-jornada.sin-pausas')}
          </Text>
        )}
        <ul className={classes.spans}>
          {form.pausas.map((pausa, index) => (
            <SpanCard
              key={pausa.key}
              name={t('fin-jornada.pausa', { numero: index + 1 })}
              head={
                <NativeSelect
                  aria-label={t('fin-jornada.tipo-de', { numero: index + 1 })}
                  value={String(pausa.tipoId ?? '')}
                  data={pauseTypes.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
                  onChange={(event) => setPause({ ...pausa, tipoId: Number(event.currentTarget.value) || null })}
                />
              }
              span={pausa}
              checked={checked}
              tellsMissing={tellsMissing}
              fecha={fecha}
              format={format}
              onChange={setPause}
              onRemove={() => set({ pausas: form.pausas.filter(({ key }) => key !== pausa.key) })}
              foot={
                pauseTypes.find(({ id }) => id === pausa.tipoId)?.pagado && <p className={classes.spanFoot}>{t('fin-jornada.cuenta')}</p>
              }
            />
          ))}
        </ul>
        {pauseTypes.length > 0 && (
          <Button variant="default" fullWidth leftSection={<Glyph of={IconPlus} />} onClick={addPause}>
            {t('fin-jornada.anadir-pausa')}
          </Button>
        )}
      </section>
      {ComentariosEnFichajes && <Remark value={form.observaciones} onChange={(observaciones) => set({ observaciones })} />}
    </TaskPage>
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
