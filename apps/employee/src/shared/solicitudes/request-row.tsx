import { Link } from '@tanstack/react-router';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { stateKeyOf } from '@jornada/features/solicitudes/looks.ts';
import { MODULE_ICONS } from '@jornada/features/solicitudes/module-icons.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import classes from './solicitudes.module.css';

type Props = {
  of: SolicitudVista;
  /** In a list of its own module: its name is not repeated, and the state stands at the end. */
  isOfModule?: boolean;
  /** In the list of all kinds: it opens beside it. */
  opensBeside?: boolean;
  /** It is open beside the list. */
  isOpen?: boolean;
};

/** A booking by its room and when it begins; how long stands beside it, and what it is for in it. Null for what is no booking. */
function bookingName({ modulo }: SolicitudVista, titulo: string | null, day: string): string | null {
  if (modulo !== 'reservas' || titulo === null) return null;
  const [room, hours = ''] = titulo.split(' · ');
  return [room, day, hours.split(' – ')[0]].filter(Boolean).join(', ');
}

/** A request in a list: what, how much, and whom it waits for or how it ended. It leads to the request. */
export function RequestRow({ of, isOfModule = false, opensBeside = false, isOpen = false }: Props) {
  const { t, format, title, titleText, amount, shortDay, shortDays, standing, look } = useRequestWords();
  const { strong, rest } = standing(of);
  const { icon, tone } = look(of);
  const sign = <Glyph of={icon} size="sm" data-tone={tone} />;
  // Who accepted it and when; the reason of a refusal instead.
  const decided = of.estado === 'aprobada' && of.decidida && `${of.decidida.autor}, ${shortDay(format.dayOf(of.decidida.momento))}`;
  const state = t(stateKeyOf(of));
  const days = shortDays(of);
  return (
    <LinkRow
      isOpen={isOpen}
      renderRoot={(props) =>
        opensBeside ? (
          <Link {...props} to="/solicitudes" search={(before: object) => ({ ...before, ver: of.id })} replace resetScroll={false} />
        ) : (
          <Link
            {...props}
            // Each module of requests has such a page.
            to={`/${of.modulo}-view/$id` as '/vacaciones-view/$id'}
            params={{ id: String(of.id) }}
            search={(before: object) => (isOfModule ? before : { ano: of.ano })}
            resetScroll={false}
          />
        )
      }
    >
      <Glyph of={MODULE_ICONS[of.modulo]} data-tone="quiet" />
      <RowText
        name={isOfModule ? (titleText(of) ?? days) : (bookingName(of, titleText(of), days) ?? title(of))}
        detail={
          isOfModule ? (
            [of.titulo === null ? '' : days, decided || [of.espera ? strong : '', rest].filter(Boolean).join(', ')]
              .filter(Boolean)
              .join(' · ')
          ) : (
            <span className={classes.standing}>
              {sign}
              <b data-tone={tone}>{strong}</b> {rest}
            </span>
          )
        }
      />
      <span className={classes.end}>
        {amount(of.cantidad)}
        {isOfModule && (
          <small className={classes.standing}>
            {sign}
            <span data-tone={tone}>{state}</span>
          </small>
        )}
      </span>
    </LinkRow>
  );
}
