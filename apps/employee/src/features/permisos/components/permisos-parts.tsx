import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { PermitCounters } from '@jornada/features/solicitudes/permisos/permit-counters.tsx';
import { PermitDayNotes, PermitLine } from '@jornada/features/solicitudes/permisos/permit-days.tsx';
import { PermitClashes, PermitFacts, PermitProof, PermitRule } from '@jornada/features/solicitudes/permisos/permit-facts.tsx';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

/** Only where a proof is still to come. */
const AddProof = lazy(async () => ({ default: (await loadChunk(() => import('../../../shared/solicitudes/add-proof.tsx'))).AddProof }));

function AddPermitProof({ id }: { id: number }) {
  const { t } = useTranslation();
  const [label, notice] = [t('permisos.vista.anadir'), t('permisos.vista.anadido')];
  return <AddProof modulo="permisos" asuntoId={id} label={label} notice={notice} changes={permisos.guardar} />;
}

/** How own permits are read and shown. */
export const PERMISOS: RequestModule<PermisoVista> = {
  modulo: 'permisos',
  calls: permisos,
  titleOf: ({ tipo }) => tipo.nombre,
  About: ({ vista }) => <PermitLine vista={vista} />,
  Details: ({ vista }) => (
    <>
      <Stack component="section" gap="md">
        <PermitFacts of={vista} />
        <PermitDayNotes of={vista} />
        <PermitClashes of={vista.choques} />
        <PermitCounters of={vista.contadores} />
        <PermitRule of={vista.tipo} />
      </Stack>
      <PermitProof of={vista} />
      <Suspense fallback={null}>
        {vista.puedeAnadir && vista.justificante && <AddPermitProof key={vista.ficheros.length} id={vista.id} />}
      </Suspense>
    </>
  ),
};
