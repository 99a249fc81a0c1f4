import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useNuevo } from '../api.ts';
import { PermitForm } from '../components/permit-form.tsx';

/** Asking for a permit of a kind, or changing a request that nobody has decided yet. */
export function PermisosForm() {
  const { t } = useTranslation();
  const { id, codigo = '' } = useSearch({ from: '/shell/session/permisos/permisos-form' });
  const close = useWayBack('/permisos-list');
  const query = useNuevo(id === undefined ? { codigo } : { id });
  if (query.data && !query.isPlaceholderData)
    return <PermitForm key={`${id} ${codigo}`} id={id} codigo={query.data.valores.codigo ?? codigo} nuevo={query.data} onClose={close} />;
  return (
    <Sheet
      title={t(id === undefined ? 'permisos.formulario.titulo' : 'permisos.formulario.cambiar')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={close}
    >
      <Loaded query={{ ...query, data: undefined }}>{() => null}</Loaded>
    </Sheet>
  );
}
