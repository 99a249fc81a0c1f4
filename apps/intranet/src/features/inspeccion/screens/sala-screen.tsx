import { useTranslation } from 'react-i18next';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Corrections } from '../components/corrections.tsx';
import { GuestExports } from '../components/guest-exports.tsx';
import { People } from '../components/people.tsx';
import { ScopeNote } from '../components/scope-note.tsx';
import { PARTES_SALA, salaSearch } from '../search.ts';

/** The room of somebody from outside: people and their record, corrections, exports. Nothing can be changed. */
export function SalaScreen() {
  const { t } = useTranslation();
  const place = usePlace(salaSearch);
  const { parte = 'personas' } = place.search;
  const ambito = useRead(inspeccion.ambito, {});
  const scope = ambito.data;
  if (!scope)
    return (
      <Page title={t('inspeccion.titulo')}>
        <Loaded query={ambito}>{() => null}</Loaded>
      </Page>
    );
  const hasHistory = scope.perfil === 'inspeccion';
  const parts = PARTES_SALA.filter((value) => hasHistory || value !== 'correcciones');
  const before = (
    <>
      <ScopeNote scope={scope} parts={parts} />
      <SegmentChoice
        mb="md"
        aria-label={t('inspeccion.titulo')}
        value={parte}
        options={parts.map((value) => ({ value, label: t(`inspeccion.sala.partes.${value}`) }))}
        onChoose={(value) => place.set({ parte: value === 'personas' ? undefined : value, ver: undefined })}
      />
    </>
  );
  if (parte === 'correcciones' && hasHistory) return <Corrections place={place} before={before} />;
  if (parte === 'exportes') return <GuestExports place={place} before={before} scope={scope} />;
  return <People place={place} before={before} scope={scope} />;
}
