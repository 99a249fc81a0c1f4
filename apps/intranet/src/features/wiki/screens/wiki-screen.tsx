import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { ESTADOS_COMUNICADO } from '@jornada/domain/wiki/plazo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { AddButton } from '@jornada/web/list/add-button.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { AnnouncementPill } from '../components/announcement-pill.tsx';
import { OneAnnouncement } from '../components/one-announcement.tsx';
import { useRowWords } from '../model/use-row-words.ts';
import { wikiSearch } from '../search.ts';

/** All announcements of the company, and beside them the open one: its reach, who has read it, what can be done. */
export function WikiScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, show, set, search } = usePlace(wikiSearch);
  const { estado, texto } = search;
  const list = useList(wiki.gestion, { estado, texto: texto?.slice(0, 80) }, { refetchOnWindowFocus: true });
  const { noteOf, endOf } = useRowWords();
  const isFiltered = estado !== undefined || texto !== undefined;
  return (
    <Page
      title={t('wiki.titulo')}
      actions={<AddButton label={t('wiki.gestion.nuevo')} open={open ?? null} onClick={() => void navigate({ to: '/wiki/escribir' })} />}
    >
      <ListAside aside={typeof open === 'number' && <OneAnnouncement key={open} id={open} onClose={() => show(null)} />}>
        <Filters>
          <SearchField label={t('wiki.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
          <NativeSelect
            label={t('wiki.gestion.estado')}
            value={estado ?? ''}
            data={[
              { value: '', label: t('wiki.gestion.cualquiera') },
              ...ESTADOS_COMUNICADO.map((value) => ({ value, label: t(`wiki.gestion.estados.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ estado: ESTADOS_COMUNICADO.find((one) => one === value) })}
          />
        </Filters>
        <ReadList
          list={list}
          empty={isFiltered ? { title: t('wiki.gestion.nada') } : { title: t('wiki.gestion.vacio'), text: t('wiki.gestion.vacio-texto') }}
        >
          {(items) => (
            <>
              <Rows aria-label={t('wiki.titulo')}>
                {items.map((one) => (
                  <Row
                    key={one.id}
                    name={one.titulo}
                    note={noteOf(one)}
                    facts={<AnnouncementPill estado={one.estado} />}
                    end={endOf(one)}
                    isDim={one.estado === 'caducado' || one.estado === 'retirado'}
                    isOpen={one.id === open}
                    onOpen={() => show(one.id)}
                  />
                ))}
              </Rows>
              <More list={list} />
            </>
          )}
        </ReadList>
      </ListAside>
    </Page>
  );
}
