import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { ComunicadoListado } from '@jornada/contract/wiki/vistas.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconChevronRight, IconPinned, IconShieldCheck } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import classes from '../wiki.module.css';

/** An announcement in the list: whether it waits, what it is called, how it begins, whose it is and from when. */
export function AnnouncementRow({
  of: { id, titulo, comienzo, autor, publicado, fijado, leido, confirmacion },
}: {
  of: ComunicadoListado;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useServices();
  const when = format.relativeDay(format.dayOf(publicado), format.dayOf(clock.now()));
  const isAsked = confirmacion !== null && confirmacion.hecha === null;
  return (
    <LinkRow
      className={classes.announcement}
      data-unread={!leido}
      renderRoot={(props) => <Link {...props} to="/wiki-view/$id" params={{ id: String(id) }} />}
    >
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name}>{titulo}</span>
        {comienzo !== '' && <span className={classes.beginning}>{comienzo}</span>}
        <span className={classes.about}>
          <span>
            {autor} · {when}
          </span>
          {!leido && !isAsked && <span>{t('wiki.lista.sin-leer')}</span>}
          {isAsked && (
            <span data-tone="warn">
              <Glyph of={IconShieldCheck} size="xs" /> {t('wiki.lista.por-confirmar')}
            </span>
          )}
          {confirmacion?.hecha && (
            <span>
              <Glyph of={IconCheck} size="xs" /> {t('wiki.lista.confirmado')}
            </span>
          )}
          {fijado && (
            <span>
              <Glyph of={IconPinned} size="xs" /> {t('wiki.lista.fijado')}
            </span>
          )}
        </span>
      </span>
      <Glyph of={IconChevronRight} size="sm" data-tone="quiet" />
    </LinkRow>
  );
}
