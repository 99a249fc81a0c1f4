import { Group } from '@mantine/core';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { DocumentFilters } from '../components/document-filters.tsx';
import { OneDocument } from '../components/one-document.tsx';
import { PublishForm } from '../components/publish-form.tsx';
import { RemindUnsigned } from '../components/remind-unsigned.tsx';
import { CLASE_ICON, ESTADO_LOOK } from '../model/looks.ts';
import { useDocumentWords } from '../model/use-document-words.ts';
import { documentosSearch } from '../search.ts';

/** What was published for people, and what came of it: who has opened and signed, and who has not. */
export function DocumentosScreen() {
  const { t, when } = useDocumentWords();
  const { EsAdmin } = useProfile();
  const place = usePlace(documentosSearch);
  const { open, show, set } = place;
  const { texto, tipo, persona, estado, ano } = place.search;
  const list = useList(documentacion.gestion, { texto, tipo, persona, estado, ano });
  const { cuentas } = list.data ?? {};
  const isFiltered = [texto, tipo, persona, estado, ano].some((one) => one !== undefined);
  return (
    <ListPage
      title={t('documentos.titulo')}
      place={place}
      list={list}
      empty={
        isFiltered
          ? { title: t('documentos.vacio.filtrado'), text: t('documentos.vacio.filtrado-texto') }
          : { title: t('documentos.vacio.titulo'), ...(EsAdmin && { text: t('documentos.vacio.texto') }) }
      }
      filters={
        <>
          <DocumentFilters place={place} cuentas={cuentas} nombre={list.items.find((one) => one.persona.id === persona)?.persona.nombre} />
          {EsAdmin && estado === 'por-firmar' && list.items.length > 0 && (
            <Group mb="sm">
              <RemindUnsigned />
            </Group>
          )}
        </>
      }
      renderRow={(one) => ({
        id: one.id,
        name: one.titulo,
        icon: CLASE_ICON[one.tipo.clase],
        note: `${one.persona.nombre} · ${one.tipo.nombre}`,
        facts: <StatusPill {...ESTADO_LOOK[one.estado]}>{t(`documentos.estados.${one.estado}`)}</StatusPill>,
        end: when(one.publicado),
        isDim: one.estado === 'retirado' || one.estado === 'sustituido',
      })}
      aside={
        typeof open === 'number' && (
          <OneDocument
            key={open}
            id={open}
            onOpen={(id) => show(id)}
            onPerson={(id) => set({ persona: id, estado: undefined, tipo: undefined, texto: undefined })}
            onClose={() => show(null)}
          />
        )
      }
      {...(EsAdmin && {
        add: { label: t('documentos.publicar.nuevo'), form: <PublishForm onDone={() => show(null)} /> },
      })}
    />
  );
}
