import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Icon } from '@tabler/icons-react';
import { UnstyledButton } from '@mantine/core';
import type { Ensayo } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconDownload, IconPencil, IconPlus, IconX } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useCellWords } from '../model/use-cell-words.ts';
import { MendCell, type CeldaCorregida } from './mend-cell.tsx';
import {
  doubtfulOf,
  isMendable,
  isOnlyDoubtful,
  isProbable,
  reasonOf,
  refusedOf,
  saveRefused,
  type RechazoLinea,
} from '../model/import-files.ts';
import classes from '../import.module.css';

/** Lines shown at first. */
const FEW = 6;

type PartProps<T> = {
  icon: Icon;
  title: string;
  tone?: 'bad' | 'warn';
  aside?: ReactNode;
  items: readonly T[];
  /** How many lines are concerned, if more than one. */
  lines?: number;
  renderRow: (item: T) => ReactNode;
};

function Part<T>({ icon, title, tone, aside, items, lines = items.length, renderRow }: PartProps<T>) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole || items.length <= FEW + 2 ? items : items.slice(0, FEW);
  return (
    <section className={classes.part} aria-label={title}>
      <header>
        <span className={classes.sign} data-tone={tone}>
          <Glyph of={icon} />
        </span>
        <h3>
          {title} <span>{lines}</span>
        </h3>
        {aside}
        {shown.length < items.length && (
          <UnstyledButton className={classes.link} onClick={() => setWhole(true)}>
            {t('personas.importar.ver-todas')}
          </UnstyledButton>
        )}
      </header>
      <Rows padded>{shown.map(renderRow)}</Rows>
    </section>
  );
}

type RefusedProps = {
  ensayo: Pick<Ensayo, 'archivo' | 'cabecera' | 'lineas'>;
  isBusy?: boolean;
  /** Reads a value as the suggested one; left out if that is too late. */
  onUse?: (rechazo: RechazoLinea) => void;
  onMend?: (cell: CeldaCorregida) => void;
};

export function RefusedLines({ ensayo, isBusy = false, onUse, onMend }: RefusedProps) {
  const { t } = useTranslation();
  // Lines that are refused only for the name are shown above, as long as they can still be accepted.
  const items = onUse ? refusedOf(ensayo).filter((linea) => !isOnlyDoubtful(linea)) : refusedOf(ensayo);
  return (
    <Part
      icon={IconX}
      tone="bad"
      title={t('personas.importar.partes.rechazada')}
      lines={items.length}
      items={items.flatMap(({ linea, nombre, rechazos }) => rechazos.map((rechazo, index) => ({ linea, nombre, rechazo, index })))}
      aside={
        <UnstyledButton className={classes.link} onClick={() => saveRefused(ensayo, t)}>
          <Glyph of={IconDownload} size="sm" /> {t('personas.importar.descargar')}
        </UnstyledButton>
      }
      renderRow={({ linea, nombre, rechazo, index }) => (
        <li key={`${linea} ${index}`}>
          <span className={classes.number}>{linea}</span>
          <span className={classes.who}>{nombre || t('personas.importar.sin-nombre')}</span>
          <span className={classes.field}>{t(`personas.importar.columnas.${rechazo.campo}`)}</span>
          <span className={classes.what}>
            {rechazo.valor && <b className={classes.bad}>{rechazo.valor}</b>}
            {rechazo.valor && ', '}
            {reasonOf(rechazo, t)}
          </span>
          {onUse && isProbable(rechazo) && (
            <UnstyledButton className={classes.link} disabled={isBusy} onClick={() => onUse(rechazo)}>
              {t('personas.importar.usar', { valor: rechazo.sugerencia ?? '' })}
            </UnstyledButton>
          )}
          {onMend && isMendable(rechazo) && <MendCell linea={linea} rechazo={rechazo} isBusy={isBusy} onMend={onMend} />}
        </li>
      )}
    />
  );
}

type DoubtfulProps = { ensayo: Ensayo; isBusy: boolean; confirmadas: number[]; onConfirm: (lineas: number[]) => void };

export function DoubtfulLines({ ensayo, isBusy, confirmadas, onConfirm }: DoubtfulProps) {
  const { t } = useTranslation();
  return (
    <Part
      icon={IconAlertTriangle}
      tone="warn"
      title={t('personas.importar.partes.dudosa')}
      items={doubtfulOf(ensayo, confirmadas)}
      renderRow={({ linea, nombre, antes, isIn }) => (
        <li key={linea} className={classes.doubtful}>
          <span className={classes.number}>{linea}</span>
          <span className={classes.what}>{t('personas.importar.dudosa.texto', { antes, despues: nombre })}</span>
          <CheckRow
            aria-label={t('personas.importar.dudosa.misma-linea', { linea })}
            checked={isIn}
            disabled={isBusy}
            onChange={() => onConfirm(isIn ? confirmadas.filter((one) => one !== linea) : [...confirmadas, linea])}
          >
            {t('personas.importar.dudosa.misma')}
          </CheckRow>
        </li>
      )}
    />
  );
}

export function ChangedLines({ ensayo }: { ensayo: Ensayo }) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = useCellWords();
  const items = ensayo.lineas.filter((linea) => linea.estado === 'cambiar');
  return (
    <Part
      icon={IconPencil}
      title={t('personas.importar.partes.cambiar')}
      lines={items.length}
      items={items.flatMap(({ linea, nombre, cambios }) => cambios.map((cambio) => ({ linea, nombre, cambio })))}
      renderRow={({ linea, nombre, cambio: { campo, antes, despues, desde } }) => (
        <li key={`${linea} ${campo}`}>
          <span className={classes.number}>{linea}</span>
          <span className={classes.who}>{nombre}</span>
          <span className={classes.field}>{t(`personas.importar.columnas.${campo}`)}</span>
          <span className={classes.what}>
            <s>{wordsOf(campo, antes) || '–'}</s> → <b>{wordsOf(campo, despues)}</b>
          </span>
          <span className={classes.when}>
            {desde === null ? t('personas.importar.al-aplicar') : t('personas.desde', { dia: format.date(desde, 'day') })}
          </span>
        </li>
      )}
    />
  );
}

export function CreatedLines({ ensayo }: { ensayo: Ensayo }) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = useCellWords();
  return (
    <Part
      icon={IconPlus}
      title={t('personas.importar.partes.crear')}
      items={ensayo.lineas.filter((linea) => linea.estado === 'crear')}
      renderRow={({ linea, nombre, centro, horario, puesto, alta, desde, cambios }) => (
        <li key={linea}>
          <span className={classes.number}>{linea}</span>
          <span className={classes.who}>{nombre}</span>
          <span className={classes.field}>{centro}</span>
          <span className={classes.what}>
            {[puesto, horario, ...cambios.map(({ campo, despues }) => wordsOf(campo, despues))].filter(Boolean).join(' · ')}
          </span>
          <span className={classes.when}>
            {t('personas.importar.alta', { dia: format.date(alta, desde === alta ? 'day' : 'numeric') })}
            {desde !== alta && ` · ${t('personas.importar.cuenta', { dia: format.date(desde, 'day') })}`}
          </span>
        </li>
      )}
    />
  );
}
