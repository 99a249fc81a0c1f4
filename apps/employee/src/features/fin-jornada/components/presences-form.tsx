import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { endsOf } from '../model/closed-day.ts';
import { markOf } from '../model/marks.ts';
import { checkPresences, isFine } from '../model/own-times.ts';
import { resultOfPresences } from '../model/result.ts';
import { newKey, plannedPresences, presencesOf, spanOf, type Interval, type Span } from '../model/spans.ts';
import { withRefusal } from '../model/refused-start.ts';
import { refusalOf, useForm } from '../use-form.ts';
import { useDeclare } from '../use-declare.ts';
import { Remark } from './remark.tsx';
import { ResultSummary } from './result-summary.tsx';
import { SpanCard } from './span-card.tsx';
import { TaskPage } from './task-page.tsx';
import type { DayData } from './with-day.tsx';
import classes from '../form.module.css';

type Presences = { presencias: Span[]; observaciones: string };

/** The form of presences: one row each, with what was clocked and planned beside it. */
export function PresencesForm({ hoy, mensaje, resumen, tipo }: DayData) {
  const { t } = useTranslation();
  const { ComentariosEnFichajes } = useProfile();
  const { zona, fecha } = hoy;
  const format = useFormat(zona);
  const ahora = useMinute();
  const ends = endsOf({ registros: hoy.registros, tramos: resumen.tramos });
  const recorded = presencesOf(resumen.tramos);
  const turno = resumen.previsto?.turno;
  const planned = turno ? plannedPresences(turno) : [];
  const place = { zona, near: ends?.inicio ?? ahora, ahora };
  const started = recorded.length > 0 ? recorded : ends ? [ends] : [];
  const {
    form,
    set: change,
    save,
    forget,
    tellsMissing,
    problem,
  } = useForm<Presences>({
    name: `presencia.${fecha}.${mensaje.registroId ?? 0}`,
    initial: { presencias: started.map((interval, index) => spanOf(`r${index}`, interval, null, zona)), observaciones: '' },
    isFine: ({ presencias }) => presencias.length > 0 && isFine(checkPresences(presencias, place)),
  });
  const { sending, goBack } = useDeclare(tipo, forget);
  const { presencias } = form;
  const set = (part: Partial<Presences>) => {
    change(part);
    sending.reset();
  };
  const field = `${presencias[0]?.key}.inicio`;
  const checked = withRefusal(checkPresences(presencias, place), { error: sending.error, field, recorded: ends?.inicio });
  const result = isFine(checked) && presencias.length > 0 ? resultOfPresences(checked.spans, resumen.previsto) : null;
  const refusal = refusalOf(sending.error, t('errores.general.desconocido'));
  const setPresence = (presencia: Span) => set({ presencias: presencias.map((one) => (one.key === presencia.key ? presencia : one)) });
  const add = () =>
    set({
      presencias: [...presencias, { key: newKey(presencias), tipoId: null, inicio: markOf(null, zona), fin: markOf(null, zona) }],
    });

  return (
    <TaskPage
      title={t('fin-jornada.presencia.titulo')}
      onBack={goBack}
      save={t('fin-jornada.guardar.presencias')}
      onSave={() =>
        save((one) => sending.mutate({ como: 'presencia', body: bodyOf(one, tipo, checkPresences(one.presencias, place).spans) }))
      }
      isBusy={sending.isPending}
      problem={problem ?? refusal.fields['fin'] ?? refusal.form}
      note={t('fin-jornada.para-siempre')}
      summary={
        <ResultSummary
          result={result}
          resumen={resumen}
          showsTotals={hoy.minutos !== null}
          recorded={recorded}
          planned={planned}
          zona={zona}
          format={format}
        />
      }
    >
      <section aria-labelledby="fin-jornada-presencias">
        <Group justify="space-between" gap="xs" mih="var(--j-target)">
          <h2 id="fin-jornada-presencias">{t('fin-jornada.personalizado.dia', { dia: format.date(fecha, 'weekdayDay') })}</h2>
        </Group>
        <Text c="dimmed" mb="sm">
          {t('fin-jornada.presencia.ayuda')}
        </Text>
        <ul className={classes.spans}>
          {presencias.map((presencia, index) => (
            <SpanCard
              key={presencia.key}
              name={t('fin-jornada.presencia.una', { numero: index + 1 })}
              head={<h3>{t('fin-jornada.presencia.una', { numero: index + 1 })}</h3>}
              span={presencia}
              checked={checked}
              tellsMissing={tellsMissing}
              fecha={fecha}
              format={format}
              onChange={setPresence}
              onRemove={presencias.length > 1 ? () => set({ presencias: presencias.filter(({ key }) => key !== presencia.key) }) : null}
              foot={<Beside recorded={recorded[index]} planned={planned[index]} format={format} />}
            />
          ))}
        </ul>
        <Button variant="default" fullWidth leftSection={<Glyph of={IconPlus} />} onClick={add}>
          {t('fin-jornada.presencia.anadir')}
        </Button>
      </section>
      {ComentariosEnFichajes && <Remark value={form.observaciones} onChange={(observaciones) => set({ observaciones })} />}
    </TaskPage>
  );
}

type BesideProps = { recorded: Interval | undefined; planned: Interval | undefined; format: Format };

/** The presence of the same place in the record and in the plan. */
function Beside({ recorded, planned, format }: BesideProps) {
  const { t } = useTranslation();
  if (!recorded && !planned) return null;
  return (
    <p className={classes.spanFoot}>
      {recorded && <span>{t('fin-jornada.presencia.fichado', { horas: format.hourRange(recorded.inicio, recorded.fin) })}</span>}
      {planned && <span>{t('fin-jornada.presencia.previsto', { horas: format.hourRange(planned.inicio, planned.fin) })}</span>}
    </p>
  );
}

function bodyOf(form: Presences, tipo: number, spans: readonly Interval[]) {
  const observaciones = form.observaciones.trim();
  return {
    tipo,
    pausas: JSON.stringify(spans.map(({ inicio, fin }) => ({ inicio, fin }))),
    ...(observaciones ? { observaciones } : {}),
  };
}
