import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, UnstyledButton } from '@mantine/core';
import { isHere } from '@jornada/client/queue/waiting.ts';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { defaultTypeNameKey } from '@jornada/i18n/tipos.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCloudOff, IconMapPin, IconMapPinOff, IconPencil } from '@jornada/ui/icons.ts';
import { besideHour, hourOn } from '@jornada/features/day/hour-on.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';
import type { DayListRow } from './rows.ts';
import { useTakeBack } from './use-take-back.ts';
import { isWaiting, placeOf } from './waiting-records.ts';
import classes from './day-list.module.css';

type Props = { rows: readonly DayListRow[]; centro: string | null; format: Format };

/** The day in four columns: hour, icon, what, how long. Planned lines are outlined. */
export function DayList({ rows, centro, format }: Props) {
  return (
    <ol className={classes.list}>
      {rows.map((row, index) => (
        <DayRow key={row.key} row={row} format={format} place={index === 0 ? centro : null} />
      ))}
    </ol>
  );
}

type RowProps = {
  row: DayListRow;
  place: string | null;
  format: Format;
  /** What a press on the row opens below it; null if there are no actions. */
  opens?: { label: string; isOpen: boolean; onToggle: () => void; content: ReactNode } | null;
  /** What else is known of it. */
  more?: ReactNode;
};

/** One line of a day. A voided record stays, struck out. */
export function DayRow({ row, place, format, opens = null, more }: RowProps) {
  const { t } = useTranslation();
  const { momento, clase, subtipo, nombre, minutos, planned, registro } = row;
  const isVoid = registro?.anulado ?? false;
  const [last] = waitingOf(row).slice(-1);
  const name = nombre ?? t(defaultTypeNameKey({ clase, subtipo }));
  return (
    <li
      className={classes.row}
      data-planned={planned !== false}
      data-clase={clase}
      data-void={isVoid}
      data-waiting={last !== undefined}
      data-open={opens?.isOpen ?? false}
    >
      <time className={classes.hour} dateTime={momento}>
        {format.hour(momento)}
      </time>
      <span className={classes.icon}>
        <Glyph of={iconOfClase(clase, subtipo)} size="sm" />
      </span>
      <span className={classes.what}>
        {opens ? (
          <UnstyledButton className={classes.opener} aria-expanded={opens.isOpen} aria-label={opens.label} onClick={opens.onToggle}>
            <span className={classes.name}>{name}</span>
          </UnstyledButton>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <Detail row={row} place={place} format={format} />
        {more && <Part>{more}</Part>}
      </span>
      <span className={classes.long}>
        {minutos !== null && format.duration(minutos)}
        {last && <TakeBack registro={last} format={format} />}
      </span>
      {opens?.isOpen && <div className={classes.opened}>{opens.content}</div>}
    </li>
  );
}

/** The records of a row that wait on this device. The last one is taken back first. */
const waitingOf = ({ registro, regreso }: DayListRow): RegistroVista[] =>
  [registro, regreso].flatMap((one) => (one && isWaiting(one) ? [one] : []));

/** A word of a row with a space before it, for the eye and for screen readers. */
function Part({ kind = 'detail', children }: { kind?: 'detail' | 'waiting' | 'doubt' | 'remark'; children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={classes[kind]}>{children}</span>
    </>
  );
}

function Detail({ row, place, format }: { row: DayListRow; place: string | null; format: Format }) {
  const { t } = useTranslation();
  const { planned, momento, hasta, clase, registro } = row;
  if (planned) return <Part>{t(planned === 'computed' ? 'dia.calculada' : 'dia.prevista')}</Part>;
  if (!registro) return null;
  const { modo, momentoOriginal, autor, observaciones, cercania, confianza, anulado } = registro;
  const isLocal = waitingOf(row).length > 0;
  const running = clase === 'pausa' && hasta === null && !anulado;
  // The row has its own date, so its end has one only if it differs.
  const text = hasta
    ? t('dia.hasta', { hora: hourOn(hasta, format.dayOf(momento), format) })
    : running
      ? t('dia.ahora')
      : (registro.proyecto ?? place);
  const otherDay = besideHour(momento, registro.fecha, format);
  return (
    <>
      {otherDay && <Part>({otherDay})</Part>}
      {text && <Part>{text}</Part>}
      {anulado && <Part>{t('dia.anulado')}</Part>}
      {modo === 'sugerido' && <Part>{t('dia.sugerida')}</Part>}
      {modo === 'declarado' && <Part>{t('dia.declarada')}</Part>}
      {modo === 'automatico' && <Part>{t('dia.automatica')}</Part>}
      {isLocal && (
        <Part kind="waiting">
          <Glyph of={IconCloudOff} size="xs" /> {t('dia.sin-enviar')}
        </Part>
      )}
      {confianza === 'tardia' && !isLocal && <Part>{t('dia.tardia')}</Part>}
      {confianza === 'dudosa' && (
        <Part kind="doubt">
          <Glyph of={IconAlertCircle} size="xs" /> {t('dia.dudosa')}
        </Part>
      )}
      {momentoOriginal && (
        <Part>
          <Glyph of={IconPencil} size="xs" /> <s>{hourOn(momentoOriginal, registro.fecha, format)}</s>
        </Part>
      )}
      {cercania && (
        <Part>
          <Glyph of={cercania === 'cerca' ? IconMapPin : IconMapPinOff} size="xs" /> {t(cercania === 'cerca' ? 'dia.cerca' : 'dia.lejos')}
        </Part>
      )}
      {autor && <Part>{t('dia.por', { autor })}</Part>}
      {observaciones && <Part kind="remark">{observaciones}</Part>}
    </>
  );
}

/** The button that takes a waiting record back. Nothing once it may have reached the server. */
function TakeBack({ registro, format }: { registro: RegistroVista; format: Format }) {
  const { t } = useTranslation();
  const action = useObservable(useServices().queue).find(({ place }) => place === placeOf(registro));
  const { isBusy, takeBack } = useTakeBack();
  if (!action || !isHere(action)) return null;
  return (
    <Button
      variant="subtle"
      my="-0.625rem"
      mie="calc(-1 * var(--button-padding-x))"
      loading={isBusy}
      aria-label={t('dia.retirar-de', { nombre: registro.nombre, hora: format.hour(registro.momento) })}
      onClick={() => takeBack(action.key)}
    >
      {t('dia.retirar')}
    </Button>
  );
}
