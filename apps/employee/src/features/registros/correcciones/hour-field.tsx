import { useTranslation } from 'react-i18next';
import { NativeSelect, Text } from '@mantine/core';
import type { HoraCivil } from '@jornada/domain/registros/hora-civil.ts';
import type { Format } from '@jornada/i18n';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { nameOfHour } from '@jornada/features/day/choose-hour.ts';
import type { HourState } from './use-hour.ts';
import classes from './correcciones.module.css';

type Props = {
  label: string;
  /** `HH:MM`. */
  value: string;
  state: HourState;
  format: Format;
  error: string | undefined;
  onHora: (hora: string) => void;
  onDay: (name: string) => void;
};

/**
 * An hour of the wall clock in the zone of the day. The field always names its calendar day, and asks for it if two are possible.
 */
export function HourField({ label, value, state, format, error, onHora, onDay }: Props) {
  const { t } = useTranslation();
  const { chosen, candidates, asksDay, isMissing, fecha, zona } = state;
  const missing = isMissing && candidates.length === 0 ? t('correcciones.hora.no-existe') : undefined;
  return (
    <div className={classes.hour}>
      <div className={classes.hourRow}>
        <HourInput className={classes.time} label={label} value={value} error={error ?? missing} aria-required onChange={onHora} />
        {asksDay && chosen ? (
          <NativeSelect
            className={classes.daySelect}
            label={t('correcciones.hora.dia')}
            value={nameOfHour(chosen)}
            data={candidates.map((one) => ({ value: nameOfHour(one), label: labelOf(one, fecha, format, t) }))}
            onChange={(event) => onDay(event.currentTarget.value)}
          />
        ) : (
          <p className={classes.dayName}>{format.capitalize(format.date(fecha, 'long'))}</p>
        )}
      </div>
      {isForeign(zona, chosen?.instante ?? `${fecha}T12:00:00Z`) && (
        <Text size="sm" data-tone="quiet" mt="0.375rem">
          {t('correcciones.hora.centro', { lugar: placeOf(zona) })}
        </Text>
      )}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function labelOf({ fecha, vez }: HoraCivil, base: string, format: Format, t: Translate): string {
  const day = format.date(fecha, 'weekdayDay');
  if (vez !== null) return t(vez === 1 ? 'correcciones.hora.primera' : 'correcciones.hora.segunda', { dia: day });
  if (fecha === base) return day;
  return t(fecha > base ? 'correcciones.hora.siguiente' : 'correcciones.hora.anterior', { dia: day });
}

/** Whether the device's clock shows another hour than the centre's. */
function isForeign(zona: string, instante: string): boolean {
  const at = Temporal.Instant.from(instante);
  return at.toZonedDateTimeISO(zona).offset !== at.toZonedDateTimeISO(deviceZone()).offset;
}

/** The city in the name of a zone. */
function placeOf(zona: string): string {
  return (zona.split('/').at(-1) ?? zona).replaceAll('_', ' ');
}
