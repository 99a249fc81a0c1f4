import { useTranslation } from 'react-i18next';
import { Group, Text } from '@mantine/core';
import { registros } from '@jornada/contract/registros.ts';
import { fichajeConsulta } from '@jornada/contract/registros/clock-fields.ts';
import type { Format } from '@jornada/i18n';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { messagesOf } from '../model/messages.ts';
import { checkPresences, isFine } from '../model/own-times.ts';
import { isStartRefused } from '../model/refused-start.ts';
import { resultOfPresences } from '../model/result.ts';
import { plannedPresences, presencesOf, spanOf, type Interval, type Span } from '../model/spans.ts';
import { useDeclaring } from '../use-declaring.ts';
import { DeclaredForm } from './declared-form.tsx';
import { SpanList } from './span-list.tsx';
import type { DayData } from './with-day.tsx';
import classes from '../form.module.css';

type Presences = { presencias: Span[]; observaciones: string };

/** The form of presences: one row each, with what was clocked and planned beside it. */
export function PresencesForm(day: DayData) {
  const { t } = useTranslation();
  const { resumen, tipo } = day;
  const shared = useDeclaring(day);
  const { fecha, ends, format, place } = shared;
  const recorded = presencesOf(resumen.tramos);
  const turno = resumen.previsto?.turno;
  const planned = turno ? plannedPresences(turno) : [];
  const started = recorded.length > 0 ? recorded : ends ? [ends] : [];
  const initial: Presences = { presencias: started.map((one, index) => spanOf(`r${index}`, one, null, place.zona)), observaciones: '' };
  const form = useContractForm(registros.presencia, {
    ...shared.declaring,
    schema: fichajeConsulta,
    initial,
    draft: shared.draftOf('presencia'),
    input: (typed) => bodyOf(shared.withRemark(typed), tipo, checkPresences(typed.presencias, place).spans),
    check: ({ presencias }) =>
      presencias.length === 0
        ? { presencias: t('validacion.obligatorio') }
        : messagesOf(checkPresences(presencias, place), { list: 'presencias', spans: presencias }, t),
    place: (refusal, { presencias }) => {
      const first = checkPresences(presencias, place).instants[`${presencias[0]?.key}.inicio`];
      return isStartRefused(refusal, first, ends?.inicio) ? { 'presencias.0.inicio.hora': t('fin-jornada.problema.fuera') } : null;
    },
  });
  const { values, errors, put } = form;
  const checked = checkPresences(values.presencias, place);
  const isWell = values.presencias.length > 0 && isFine(checked) && Object.keys(errors).length === 0;
  return (
    <DeclaredForm
      of={form}
      day={day}
      shared={shared}
      title={t('fin-jornada.presencia.titulo')}
      save={t('fin-jornada.guardar.presencias')}
      result={isWell ? resultOfPresences(checked.spans, resumen.previsto) : null}
    >
      <section aria-labelledby="fin-jornada-presencias">
        <Group justify="space-between" gap="xs" mih="var(--j-target)">
          <h2 id="fin-jornada-presencias">{t('fin-jornada.personalizado.dia', { dia: format.date(fecha, 'weekdayDay') })}</h2>
        </Group>
        <Text c="dimmed" mb="sm">
          {t('fin-jornada.presencia.ayuda')}
        </Text>
        <SpanList
          spans={values.presencias}
          list="presencias"
          errors={errors}
          checked={checked}
          fecha={fecha}
          format={format}
          onChange={(presencias) => put({ presencias })}
          nameOf={(index) => t('fin-jornada.presencia.una', { numero: index + 1 })}
          renderHead={(_presence, index) => <h3>{t('fin-jornada.presencia.una', { numero: index + 1 })}</h3>}
          renderFoot={(_presence, index) => <Beside recorded={recorded[index]} planned={planned[index]} format={format} />}
          add={{ label: t('fin-jornada.presencia.anadir'), tipoId: null }}
          least={1}
        />
      </section>
    </DeclaredForm>
  );
}

type BesideProps = { recorded: Interval | undefined; planned: Interval | undefined; format: Format };

/** The recorded and the planned presence at the same index. */
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
