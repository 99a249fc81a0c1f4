import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconLock } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { ChangeLine } from '../../correcciones/change-line.tsx';
import { titleKeyOf } from '../../correcciones/matter-words.ts';
import { RowButton } from '@jornada/web/list/row.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { isNoted, stateKeyOf } from '../looks.ts';
import { MODULE_ICONS } from '../module-icons.ts';
import { useRequestWords } from '../use-request-words.ts';
import classes from './decide.module.css';

type Props = {
  of: SolicitudPorDecidir;
  isOpen: boolean;
  onOpen: () => void;
  /** Says for whom it waits: in a list of what waits for others. */
  tellsWho: boolean;
  /** Whether it is ticked; null: it cannot be. */
  isChosen: boolean | null;
  onChoose: () => void;
};

/** A request in the inbox: who, what, since when, and what one should know; with a box to decide about several at once. */
export function DecideRow({ of, isOpen, onOpen, tellsWho, isChosen, onChoose }: Props) {
  const { t, title, amount, dayOf, shortDay, look } = useRequestWords();
  const { persona, modulo, estado, espera, avisos, decidida, asunto } = of;
  const photo = usePhoto(persona.fotoToken, 'md');
  const isCancelling = estado === 'anulacion-solicitada';
  const state = look(of);
  const what = (): string => {
    if (asunto) return `${t(titleKeyOf(asunto), { nombre: asunto.correcciones[0]?.nombre })}, ${shortDay(asunto.fecha)}`;
    return of.cantidad ? `${title(of)}, ${amount(of.cantidad)}` : title(of);
  };
  return (
    <li className={classes.item}>
      {isChosen !== null && (
        <label className={classes.box}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('solicitudes.decidir.elegir', { nombre: persona.nombre })}
            onChange={onChoose}
          />
        </label>
      )}
      {/* What is decided by itself stands in line with the others. */}
      {isChosen === null && espera && <span className={classes.box} />}
      <RowButton isOpen={isOpen} className={classes.row} onOpen={onOpen}>
        <Initials size="md" photo={photo}>
          {persona.iniciales}
        </Initials>
        <span className={classes.words}>
          <span className={classes.head}>
            <b>{persona.nombre}</b>
            <small>{espera ? dayOf(espera.desde) : decidida && dayOf(decidida.momento)}</small>
          </span>
          <span className={classes.what}>
            <Glyph of={MODULE_ICONS[modulo]} size="sm" />
            {isCancelling ? t('solicitudes.decidir.anular-que', { que: title(of) }) : what()}
          </span>
          {asunto && <ChangeLine asunto={asunto} />}
          {tellsWho && espera && (
            <small>
              {espera.nombre === null
                ? t('solicitudes.decidir.espera-empresa')
                : t('solicitudes.decidir.espera-a', { nombre: espera.nombre })}
            </small>
          )}
          {espera && isNoted(of) && <small>{t('solicitudes.decidir.comunicada')}</small>}
          {avisos.map((aviso) => (
            <Note key={aviso} as="span" icon={IconAlertCircle} iconSize="xs" tone="warn" words="tone" fw={550}>
              {modulo === 'gastos' && aviso === 'sin-justificante'
                ? t('solicitudes.decidir.falta-ticket')
                : t(`solicitudes.decidir.avisos.${aviso}`)}
            </Note>
          ))}
          {asunto?.cerrado && espera && (
            <Note as="span" icon={IconLock} iconSize="xs" fw={550}>
              {t('bandeja.cerrado.fila')}
            </Note>
          )}
          {!espera && (
            <Note
              as="span"
              icon={state.icon}
              iconSize="xs"
              tone={state.tone === 'quiet' || state.tone === 'away' ? undefined : state.tone}
              fw={550}
            >
              {t(stateKeyOf(of))}
            </Note>
          )}
        </span>
      </RowButton>
    </li>
  );
}
