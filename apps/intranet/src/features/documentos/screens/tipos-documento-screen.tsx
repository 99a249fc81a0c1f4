import { useTranslation } from 'react-i18next';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { TipoDocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { DocumentKindForm } from '../components/document-kind-form.tsx';
import { CLASE_ICON } from '../model/looks.ts';
import { tiposDocumentoSearch } from '../search.ts';

/** The kinds of documents of the company. */
export function TiposDocumentoScreen() {
  const { t } = useTranslation();
  const place = usePlace(tiposDocumentoSearch);
  const { show } = place;
  const list = useWholeList(documentacion.tiposGestion, {});
  const rulesOf = ({ firma, conservaAnos, veResponsable }: TipoDocumentoVista): string =>
    [
      firma !== 'ninguna' && t(`documentos.firmas.${firma}`),
      conservaAnos !== null && t('documentos.tipos.anos', { count: conservaAnos }),
      veResponsable && t('documentos.tipos.con-responsable'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ListPage
      title={t('documentos.tipos.titulo')}
      place={place}
      list={list}
      empty={{ title: t('documentos.tipos.vacio'), text: t('documentos.tipos.vacio-texto') }}
      renderRow={(tipo) => ({
        id: tipo.id,
        name: tipo.nombre,
        icon: CLASE_ICON[tipo.clase],
        note: rulesOf(tipo),
        end: t('documentos.tipos.cuantos', { count: tipo.documentos }),
        facts: !tipo.abierto && <ClosedPill />,
        isDim: !tipo.abierto,
      })}
      renderOne={(tipo) => (
        <Aside key={tipo.id} title={tipo.nombre} note={t(`documentos.clases.${tipo.clase}`)} onClose={() => show(null)}>
          {tipo.abierto ? (
            <DocumentKindForm tipo={tipo} />
          ) : (
            <Facts items={[[t('documentos.tipos.firma'), t(`documentos.firmas.${tipo.firma}`)]]} />
          )}
          <CloseOrReopen
            of={{ close: t('documentos.tipos.cerrar'), reopen: t('documentos.tipos.reabrir'), ask: t('documentos.tipos.cerrar-pregunta') }}
            calls={{ cerrar: documentacion.cerrarTipo, reabrir: documentacion.reabrirTipo }}
            list={documentacion.tiposGestion}
            thing={tipo}
          />
        </Aside>
      )}
      add={{
        label: t('documentos.tipos.nuevo'),
        form: <DocumentKindForm tipo={null} onSaved={({ id }) => show(id)} />,
      }}
    />
  );
}
