import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { entradaExtra, horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { readDuracion } from '@jornada/domain/tareas/linea.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { LongTextField, SelectField } from '@jornada/web/form/fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { RequestForm } from '../../../shared/solicitudes/request-form.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useNuevo, type ExtraFields } from '../api.ts';
import { ChooserContext, type Chooser } from '../components/chooser-context.ts';
import { CompensationField, KindButton, LengthFields } from '../components/form-fields.tsx';
import { Consequences } from '../components/consequences.tsx';
import { compensationOf, initialValues, isComplete, kindFor, sentFields, writeMinutes, type Nuevo } from '../model/form-values.ts';

const FROM = '/shell/session/horas-extra/pedir';

/** Asking for overtime, or changing a request that nobody has decided yet: with its consequences while one types. */
export function ExtraForm() {
  const { t } = useTranslation();
  const { id } = useSearch({ from: FROM });
  const close = useWayBack('/horas-extra-list');
  const query = useNuevo(id === undefined ? {} : { id });
  if (query.data && !query.isPlaceholderData) return <FormFields key={id} id={id} nuevo={query.data} onClose={close} />;
  return (
    <Sheet
      title={t(id === undefined ? 'horas-extra.formulario.titulo' : 'horas-extra.formulario.cambiar')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={close}
    >
      <Loaded query={{ ...query, data: undefined }}>{() => null}</Loaded>
    </Sheet>
  );
}

type Props = { id: number | undefined; nuevo: Nuevo; onClose: () => void };

function FormFields({ id, nuevo, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { fecha: asked, minutos: askedMinutes } = useSearch({ from: FROM });
  const { version, estado } = nuevo;
  const isNew = id === undefined;
  const isUnsent = isNew || estado === 'borrador';
  const ofNew = asked === undefined ? 'horas-extra' : `horas-extra.${asked}`;
  const form = useContractForm(horasExtra.guardar, {
    schema: entradaExtra,
    initial: initialValues(nuevo, { ...(asked && { fecha: asked }), ...(askedMinutes && { minutos: askedMinutes }) }),
    input: (values) => ({ ...sentFields(values), proyecto: values.proyecto, comentario: values.comentario.trim() }),
    names: { minutos: 'cuanto' },
    ...(!isNew && version !== null && { which: { id, version } }),
    check: ({ medida, cuanto }): Record<string, string> => {
      const minutos = readDuracion(cuanto);
      return medida === 'tiempo' && (minutos === null || minutos === 0) ? { cuanto: t('horas-extra.formulario.cuanto-mal') } : {};
    },
    draft: isNew ? ofNew : `horas-extra.${id}`,
    isOnce: true,
    // A draft of the server is sent as it is.
    sendsUnchanged: isUnsent,
    notice: ({ espera }) =>
      espera?.nombre ? t('horas-extra.formulario.enviada-a', { nombre: espera.nombre }) : t('horas-extra.formulario.enviada'),
    onSaved: (saved) => void navigate({ to: '/horas-extra-view/$id', params: { id: String(saved.id) }, replace: true }),
  });
  const { values } = form;
  const isWhole = isComplete(values);
  const fields: ExtraFields = { ...(id !== undefined && { id }), ...sentFields(values) };
  const told = useNuevo(isWhole ? fields : isNew ? {} : { id });
  const { tipologias, propuestas, proyectos, reglas } = nuevo;
  const kind = tipologias.find((one) => one.id === values.tipologia);
  const chooser: Chooser = {
    nuevo: { tipologias, propuestas },
    tipologia: values.tipologia,
    fecha: values.fecha,
    takeDay: (dia) => {
      const tipologia = kindFor(dia, tipologias, values.tipologia);
      form.put({ fecha: dia.fecha, medida: 'tiempo', cuanto: writeMinutes(dia.quedanMinutos), tipologia });
    },
    takeKind: (one) => form.put({ tipologia: one.id, compensacion: compensationOf(one, values.compensacion) }),
  };
  return (
    <ChooserContext value={chooser}>
      <RequestForm
        of={form}
        title={t(isNew ? 'horas-extra.formulario.titulo' : 'horas-extra.formulario.cambiar')}
        send={t(isUnsent ? 'horas-extra.formulario.enviar' : 'horas-extra.formulario.guardar')}
        deciders={(told.data ?? nuevo).decide}
        onClose={onClose}
      >
        <KindButton kind={kind} proposals={isNew ? propuestas.length : 0} />
        <LengthFields of={form} first={reglas.primero} last={reglas.ultimo} />
        {kind && <CompensationField of={form} kind={kind} />}
        {isWhole && <Consequences query={told} />}
        {proyectos.length > 0 && (
          <SelectField
            of={form}
            name="proyecto"
            label={t('horas-extra.formulario.proyecto')}
            options={[
              { value: null, label: t('horas-extra.formulario.sin-proyecto') },
              ...proyectos.map((one) => ({ value: one.id, label: one.nombre })),
            ]}
          />
        )}
        <LongTextField of={form} name="comentario" label={t('horas-extra.formulario.motivo')} rows={2} />
      </RequestForm>
      <Outlet />
    </ChooserContext>
  );
}
