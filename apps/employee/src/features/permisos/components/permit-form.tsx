import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaPermiso, permisos } from '@jornada/contract/permisos/calls.ts';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { LongTextField } from '@jornada/web/form/fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { RequestForm } from '../../../shared/solicitudes/request-form.tsx';
import { useNuevo } from '../api.ts';
import { fieldsOf, inputOf, missingIn, startOf } from '../model/permit-fields.ts';
import { Consequences } from './consequences.tsx';
import { KindOfPermit } from './kind-of-permit.tsx';
import { PermitFields } from './permit-fields.tsx';

type Props = { id: number | undefined; codigo: string; nuevo: SalidaDe<typeof permisos.nuevo>; onClose: () => void };

/** The fields that its kind of permit needs, with what they mean while one types. */
export function PermitForm({ id, codigo, nuevo, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { version, estado } = nuevo;
  const isNew = id === undefined;
  const isUnsent = isNew || estado === 'borrador';
  const kindIn = (tipos: readonly TipoPermiso[]) => tipos.find((one) => one.codigo === codigo);
  const known = kindIn(nuevo.tipos);
  const form = useContractForm(permisos.guardar, {
    schema: entradaPermiso,
    initial: startOf(nuevo.valores, known),
    input: (values) => inputOf(codigo, values),
    names: { minutos: 'horas' },
    ...(!isNew && version !== null && { which: { id, version } }),
    check: (values): Record<string, string> => {
      const missing = missingIn(values, known);
      return {
        ...(missing && { [missing]: t(`permisos.formulario.falta-${missing}`) }),
        ...(values.desde !== '' && values.hasta !== '' && values.hasta < values.desde && { hasta: t('permisos.formulario.al-reves') }),
      };
    },
    draft: isNew ? `permisos.${codigo}` : `permisos.${id}`,
    isOnce: true,
    // A draft of the server is sent as it is.
    sendsUnchanged: isUnsent,
    notice: ({ espera }) =>
      espera?.nombre ? t('permisos.formulario.enviada-a', { nombre: espera.nombre }) : t('permisos.formulario.enviada'),
    onSaved: (saved) => void navigate({ to: '/permisos-view/$id', params: { id: String(saved.id) }, replace: true }),
  });
  const told = useNuevo(fieldsOf({ id, codigo }, form.values));
  const now = told.data ?? nuevo;
  const tipo = now.consecuencias?.tipo ?? kindIn(now.tipos) ?? known;
  const { desde, hasta } = form.values;
  const isWhole = desde !== '' && (hasta === '' || hasta >= desde) && tipo !== undefined && missingIn(form.values, tipo) === null;
  return (
    <RequestForm
      of={form}
      title={t(isNew ? 'permisos.formulario.titulo' : 'permisos.formulario.cambiar')}
      send={t(isUnsent ? 'permisos.formulario.enviar' : 'permisos.formulario.guardar')}
      deciders={now.decide}
      onClose={onClose}
    >
      <KindOfPermit of={tipo} codigo={codigo} canChoose={isNew} />
      {tipo && (
        <>
          <PermitFields of={form} tipo={tipo} propuesta={now.propuesta} />
          {isWhole && <Consequences query={told} />}
          <Stack gap="xs">
            <FileList of={nuevo.ficheros} />
            <FilesField of={form} name="ficheros" label={t('permisos.formulario.justificante')} />
          </Stack>
          <LongTextField of={form} name="comentario" label={t('permisos.formulario.comentario')} rows={3} />
        </>
      )}
    </RequestForm>
  );
}
