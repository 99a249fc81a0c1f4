import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Initials } from '@jornada/ui/initials.tsx';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { useWebServices, type WebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DocumentPicture } from './document-picture.tsx';
import { DocumentView } from './document-view.tsx';
import { languageName } from './language-name.ts';
import classes from './wiki.module.css';

/** An announcement as those who may read it see it, and as its author looks at it before. */
export function Announcement({ of }: { of: ComunicadoVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const { when, forWhom } = useAnnouncementWords(format, clock);
  const [chosen, setChosen] = useState(0);
  const shown = of.textos[chosen] ?? of.textos[0];
  const other = of.textos[chosen === 0 ? 1 : 0];
  if (!shown) return null;
  const [first, ...rest] = shown.documento;
  const opener = first?.tipo === 'imagen' ? first : null;
  return (
    <article className={classes.article} lang={shown.idioma}>
      {opener && <DocumentPicture id={opener.ficheroId} alt={opener.alt} />}
      <h2 className={classes.title}>{shown.titulo}</h2>
      <div className={classes.byline}>
        <Initials size="md">{of.autor.iniciales}</Initials>
        <span>
          <b>{[of.autor.nombre, of.autor.puesto].filter(Boolean).join(', ')}</b>
          <span className={classes.small}>{t('wiki.vista.publicado', { cuando: when(of.publicado), para: forWhom(of.para) })}</span>
          {of.corregido && <span className={classes.small}>{t('wiki.vista.corregido', { cuando: when(of.corregido) })}</span>}
          {of.caduca && <span className={classes.small}>{t('wiki.vista.hasta', { cuando: when(of.caduca) })}</span>}
        </span>
      </div>
      {other && (
        <Button variant="transparent" px={0} className={classes.other} onClick={() => setChosen(chosen === 0 ? 1 : 0)}>
          {t('wiki.vista.otro-idioma', { idioma: languageName(other.idioma, format.lang) })}
        </Button>
      )}
      <DocumentView of={opener ? rest : shown.documento} />
      {of.ficheros.length > 0 && (
        <section aria-label={t('wiki.vista.adjuntos')} className={classes.files}>
          <FileList of={of.ficheros} keeps />
        </section>
      )}
    </article>
  );
}

/** When an announcement came out and for whom it is, in words. */
function useAnnouncementWords(format: Format, clock: WebServices['clock']) {
  const { t } = useTranslation();
  return {
    /** `ayer, 16:10`. */
    when: (instante: string): string =>
      `${format.relativeDay(format.dayOf(instante), format.dayOf(clock.now()))}, ${format.hour(instante)}`,
    forWhom: ({ todos, grupos, roles, personas }: ComunicadoVista['para']): string => {
      if (todos) return t('wiki.para.todos');
      const named = [...grupos, ...roles.map((rol) => t(`wiki.roles.${rol}`))];
      if (named.length > 0) return t('wiki.para.grupos', { quienes: format.list(named) });
      return t(personas ? 'wiki.para.ti' : 'wiki.para.todos');
    },
  };
}
