import type { Icon } from '@tabler/icons-react';
import { reparto } from '@jornada/contract/reparto.ts';
import type { EstadoReparto } from '@jornada/domain/reparto/modelo.ts';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconHourglass, IconSend } from '@jornada/ui/icons.ts';
import { StatusPill, type Tone } from '@jornada/ui/status-pill.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { OneSplit } from '../components/one-split.tsx';
import { SplitForm } from '../components/split-form.tsx';
import { useDocumentWords } from '../model/use-document-words.ts';
import { repartosSearch } from '../search.ts';

const LOOK: Record<EstadoReparto, { icon: Icon; tone: Tone }> = {
  leyendo: { icon: IconHourglass, tone: 'quiet' },
  'por-mirar': { icon: IconEye, tone: 'warn' },
  publicando: { icon: IconSend, tone: 'quiet' },
  publicado: { icon: IconCircleCheck, tone: 'accent' },
  parado: { icon: IconAlertTriangle, tone: 'bad' },
};

/** Files that are split by ID number, and the one that is open. */
export function RepartosScreen() {
  const { search, open, show, set } = usePlace(repartosSearch);
  if (typeof open === 'number')
    return (
      <OneSplit
        key={open}
        id={open}
        page={search.pagina}
        onPage={(pagina) => set({ pagina })}
        onLeave={() => show(null, { pagina: undefined })}
      />
    );
  return <Splits />;
}

function Splits() {
  const { t, when, period } = useDocumentWords();
  const isDesktop = useIsDesktop();
  const place = usePlace(repartosSearch);
  const list = useList(reparto.listado, {});
  return (
    <ListPage
      title={t('documentos.reparto.titulo')}
      place={place}
      list={list}
      empty={{ title: t('documentos.reparto.vacio'), text: t('documentos.reparto.vacio-texto') }}
      filters={!isDesktop && <Hint>{t('documentos.reparto.solo-escritorio')}</Hint>}
      renderRow={({ id, titulo, tipo, periodo, estado, paginas, leidas, fichero, creado }) => ({
        id,
        name: titulo,
        note: [tipo.nombre, periodo && period(periodo), fichero.nombre, paginas > 0 && t('documentos.paginas', { count: paginas })]
          .filter(Boolean)
          .join(' · '),
        facts: (
          <StatusPill {...LOOK[estado]}>
            {estado === 'leyendo' && paginas > 0
              ? t('documentos.reparto.lectura', { leidas, paginas })
              : t(`documentos.reparto.estados.${estado}`)}
          </StatusPill>
        ),
        end: when(creado),
      })}
      {...(isDesktop && {
        add: {
          label: t('documentos.reparto.nuevo'),
          note: t('documentos.reparto.nota'),
          form: <SplitForm onMade={(id) => place.show(id)} />,
        },
      })}
    />
  );
}
