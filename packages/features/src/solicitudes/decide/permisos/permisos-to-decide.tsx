import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { useRead } from '@jornada/web/calls.ts';
import { PermitLine } from '../../permisos/permit-days.tsx';
import { createToDecide } from '../to-decide.tsx';
import { PermisosFacts } from './permisos-facts.tsx';

const About = ({ vista }: { vista: PermisoVista }) => <PermitLine vista={vista} who={vista.persona.nombre} />;

export const PermisosToDecide = createToDecide((id) => useRead(permisos.byId, { id }, { refetchOnWindowFocus: true }), {
  About,
  Facts: PermisosFacts,
});
