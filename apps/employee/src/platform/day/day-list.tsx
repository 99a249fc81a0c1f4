import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { defaultTypeNameKey } from '@jornada/i18n/tipos.ts';
import type { Format } from '@jornada/i18n';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCloudOff, IconMapPin, IconMapPinOff, IconPencil } from '@jornada/ui/icons.ts';
import { isWaiting, type Row } from './rows.ts';
import classes from './day-list.module.css';

type Props = { rows: readonly Row[]; centro: string | null; format: Format };

/** The day in four columns: hour, icon, what, how long. What is planned stands in outline. */
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
  row: Row;
  place: string | null;
  format: Format;
  /** What pressing the row opens, below it; null where there is nothing to do with it. */
  opens?: { label: string; isOpen: boolean; onToggle: () => void; content: ReactNode } | null;
};

/** One line of a day. A record that was voided stays, struck through. */
export function DayRow({ row, place, format, opens = null }: RowProps) {
  const { t } = useTranslation();
  const { momento, clase, subtipo, nombre, minutos, planned, registro } = row;
  const isVoid = registro?.anulado ?? false;
  const isLocal = registro !== null && isWaiting(registro);
  const name = nombre ?? t(defaultTypeNameKey({ clase, subtipo }));
  return (
    <li
      className={classes.row}
      data-planned={planned}
      data-clase={clase}
      data-void={isVoid}
      data-waiting={isLocal}
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
        )}{' '}
        <Detail row={row} place={place} format={format} />
      </span>
      {minutos !== null && <span className={classes.long}>{format.duration(minutos)}</span>}
      {opens?.isOpen && <div className={classes.opened}>{opens.content}</div>}
    </li>
  );
}

function Detail({ row: { planned, hasta, clase, registro }, place, format }: { row: Row; place: string | null; format: Format }) {
  const { t } = useTranslation();
  if (planned) return <span className={classes.detail}>{t('dia.prevista')}</span>;
  if (!registro) return null;
  const { modo, momentoOriginal, autor, observaciones, cercania, confianza, anulado } = registro;
  const isLocal = isWaiting(registro);
  const running = clase === 'pausa' && hasta === null && !anulado;
  const text = hasta ? t('dia.hasta', { hora: format.hour(hasta) }) : running ? t('dia.ahora') : (registro.proyecto ?? place);
  return (
    <>
      {text && <span className={classes.detail}>{text}</span>}
      {anulado && <span className={classes.detail}>{t('dia.anulado')}</span>}
      {modo === 'sugerido' && <span className={classes.detail}>{t('dia.sugerida')}</span>}
      {modo === 'declarado' && <span className={classes.detail}>{t('dia.declarada')}</span>}
      {modo === 'automatico' && <span className={classes.detail}>{t('dia.automatica')}</span>}
      {isLocal && (
        <span className={classes.waiting}>
          <Glyph of={IconCloudOff} size="xs" /> {t('dia.sin-enviar')}
        </span>
      )}
      {confianza === 'tardia' && !isLocal && <span className={classes.detail}>{t('dia.tardia')}</span>}
      {confianza === 'dudosa' && (
        <span className={classes.doubt}>
          <Glyph of={IconAlertCircle} size="xs" /> {t('dia.dudosa')}
        </span>
      )}
      {momentoOriginal && (
        <span className={classes.detail}>
          <Glyph of={IconPencil} size="xs" /> <s>{format.hour(momentoOriginal)}</s>
        </span>
      )}
      {cercania && (
        <span className={classes.detail}>
          <Glyph of={cercania === 'cerca' ? IconMapPin : IconMapPinOff} size="xs" /> {t(cercania === 'cerca' ? 'dia.cerca' : 'dia.lejos')}
        </span>
      )}
      {autor && <span className={classes.detail}>{t('dia.por', { autor })}</span>}
      {observaciones && <span className={classes.remark}>{observaciones}</span>}
    </>
  );
}
