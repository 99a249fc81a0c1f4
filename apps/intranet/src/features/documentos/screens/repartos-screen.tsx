import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { entradaReparto, reparto } from '@jornada/contract/reparto.ts';
import type { EstadoReparto } from '@jornada/domain/reparto/modelo.ts';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconHourglass, IconSend } from '@jornada/ui/icons.ts';
import { StatusPill, type Tone } from '@jornada/ui/status-pill.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { DocumentDataFields } from '../components/document-data-fields.tsx';
import { OneSplit } from '../components/one-split.tsx';
import { dataInput, NO_DATA, type DocumentData } from '../model/data-values.ts';
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

type Values = DocumentData & { ficheros: number[] };

/** A PDF to be split, and what its pages are. Nobody gets anything by it. */
function SplitForm({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useTranslation();
  const initial: Values = { ...NO_DATA, ficheros: [] };
  const form = useContractForm(reparto.crear, {
    schema: entradaReparto,
    initial,
    input: ({ ficheros, ...data }) => ({ ...dataInput(data), ficheros }),
    draft: 'reparto.nuevo',
    isOnce: true,
    onSaved: ({ id }) => onMade(id),
  });
  return (
    <Form of={form} save={t('documentos.reparto.subir')}>
      <DocumentDataFields of={form} />
      <FilesField of={form} name="ficheros" label={t('documentos.reparto.archivo')} max={1} />
    </Form>
  );
}
