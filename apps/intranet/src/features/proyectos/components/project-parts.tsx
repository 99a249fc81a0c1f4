import { useTranslation } from 'react-i18next';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { PARTES, type proyectosSearch } from '../search.ts';

export type PartProps = { place: PlaceOf<typeof proyectosSearch>; parts?: React.ReactNode };

/** From projects to clients and back. */
export function ProjectParts({ place: { search, show } }: Pick<PartProps, 'place'>) {
  const { t } = useTranslation();
  return (
    <SegmentChoice
      mb="md"
      maw="24rem"
      aria-label={t('proyectos.partes.etiqueta')}
      value={search.parte ?? 'proyectos'}
      options={PARTES.map((value) => ({ value, label: t(`proyectos.partes.${value}`) }))}
      onChoose={(parte) => show(null, { parte, texto: undefined, estado: undefined, cliente: undefined })}
    />
  );
}

/** Open or closed ones. */
export function OpenOrClosed({ place: { search, set } }: Pick<PartProps, 'place'>) {
  const { t } = useTranslation();
  return (
    <SegmentChoice
      mb="md"
      aria-label={t('proyectos.estado')}
      value={search.estado ?? 'abierto'}
      options={(['abierto', 'cerrado'] as const).map((value) => ({ value, label: t(`proyectos.estados.${value}`) }))}
      onChoose={(estado) => set({ estado })}
    />
  );
}
