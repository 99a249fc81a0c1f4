import { lazy, Suspense } from 'react';
import { Stack } from '@mantine/core';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { PermitCounters } from '@jornada/web/solicitudes/permisos/permit-counters.tsx';
import { PermitDayNotes, PermitLine } from '@jornada/web/solicitudes/permisos/permit-days.tsx';
import { PermitClashes, PermitFacts, PermitProof, PermitRule } from '@jornada/web/solicitudes/permisos/permit-facts.tsx';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

/** Only where a proof is still to come. */
const AddProof = lazy(async () => ({ default: (await loadChunk(() => import('./add-proof.tsx'))).AddProof }));

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
        {vista.puedeAnadir && vista.justificante && <AddProof key={vista.ficheros.length} id={vista.id} />}
      </Suspense>
    </>
  ),
};
