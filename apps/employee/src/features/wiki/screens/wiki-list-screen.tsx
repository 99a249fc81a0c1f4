import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Rows } from '@jornada/ui/rows.tsx';
import { SearchField } from '@jornada/web/list/filters.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useAnnouncements } from '../api.ts';
import { AnnouncementRow } from '../components/announcement-row.tsx';
import classes from '../wiki.module.css';

/** The announcements that are for the person: what waits to be read first. */
export function WikiListScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { texto } = useSearch({ from: '/shell/session/wiki-list' });
  const list = useAnnouncements(texto);
  const empty = texto
    ? { title: t('wiki.sin-resultado'), text: t('wiki.sin-resultado-texto') }
    : { title: t('wiki.vacio.titulo'), text: t('wiki.vacio.texto') };
  return (
    <Page title={t('wiki.titulo')}>
      <div className={classes.list}>
        {(texto !== undefined || list.items.length > 0) && (
          <SearchField
            label={t('wiki.buscar')}
            value={texto}
            onChange={(text) =>
              void navigate({ to: '/wiki-list', search: { texto: text || undefined }, replace: true, resetScroll: false })
            }
          />
        )}
        <ReadList list={list} empty={empty}>
          {(items) => {
            const unread = items.filter(({ leido }) => !leido);
            const read = items.filter(({ leido }) => leido);
            return (
              <>
                <Group title={t('wiki.grupos.pendientes')} isNamed={read.length > 0} of={unread} />
                <Group title={t('wiki.grupos.leidos')} isNamed={unread.length > 0} of={read} />
                <MoreInSight list={list} />
              </>
            );
          }}
        </ReadList>
      </div>
    </Page>
  );
}

type GroupProps = { title: string; isNamed: boolean; of: ReturnType<typeof useAnnouncements>['items'] };

function Group({ title, isNamed, of }: GroupProps) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title} className={classes.group}>
      {isNamed && <h2 className={classes.groupTitle}>{title}</h2>}
      <Rows framed>
        {of.map((one) => (
          <AnnouncementRow key={one.id} of={one} />
        ))}
      </Rows>
    </section>
  );
}
