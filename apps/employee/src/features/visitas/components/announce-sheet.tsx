import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaAnuncio, visitas } from '@jornada/contract/visitas/calls.ts';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, HourField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';

type Options = SalidaDe<typeof visitas.opcionesDeAnuncio>;

/** The form for a visitor whom one expects. */
export function AnnounceSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(visitas.opcionesDeAnuncio, {});
  return (
    <Sheet title={t('visitas.anunciar.titulo')} closeLabel={t('visitas.aviso.cerrar')} onClose={onClose}>
      <Loaded query={query}>
        {(options) =>
          options.tipos.length === 0 ? <p>{t('visitas.anunciar.sin-tipos')}</p> : <AnnounceForm options={options} onSaved={onClose} />
        }
      </Loaded>
    </Sheet>
  );
}

function AnnounceForm({ options: { centros, centroId, tipos, seEnvia }, onSaved }: { options: Options; onSaved: () => void }) {
  const { t } = useTranslation();
  const own = useIdioma();
  const { clock } = useServices();
  const today = useFormat().dayOf(clock.now());
  const initial: {
    nombre: string;
    empresa: string;
    correo: string;
    idioma: Idioma;
    centroId: number;
    tipoId: number;
    fecha: string;
    hora: string;
  } = {
    nombre: '',
    empresa: '',
    correo: '',
    idioma: own,
    centroId: centros.find(({ id }) => id === centroId)?.id ?? centros[0]?.id ?? 0,
    tipoId: tipos[0]?.id ?? 0,
    fecha: today,
    hora: '',
  };
  const form = useContractForm(visitas.anunciar, {
    schema: entradaAnuncio,
    initial,
    input: ({ empresa, correo, hora, ...values }) => ({
      ...values,
      empresa: empresa || null,
      correo: correo.trim() || null,
      hora: hora || null,
    }),
    isOnce: true,
    notice: ({ nombre, codigo }) => t('visitas.anunciar.hecho', { nombre, codigo }),
    onSaved,
  });
  const named = (items: readonly { id: number; nombre: string }[]) => items.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <Form of={form} save={t('visitas.anunciar.boton')} isShort>
      <TextField of={form} name="nombre" label={t('visitas.anunciar.nombre')} />
      <TextField of={form} name="empresa" label={t('visitas.anunciar.empresa')} />
      <Pair>
        <DayField of={form} name="fecha" label={t('visitas.anunciar.fecha')} min={today} />
        <HourField of={form} name="hora" label={t('visitas.anunciar.hora')} />
      </Pair>
      <SelectField of={form} name="tipoId" label={t('visitas.anunciar.tipo')} options={named(tipos)} />
      {centros.length > 1 && <SelectField of={form} name="centroId" label={t('visitas.anunciar.centro')} options={named(centros)} />}
      {seEnvia && (
        <TextField
          of={form}
          name="correo"
          type="email"
          label={t('visitas.anunciar.correo')}
          description={t('visitas.anunciar.correo-nota')}
        />
      )}
      {seEnvia && form.values.correo !== '' && (
        <SelectField
          of={form}
          name="idioma"
          label={t('visitas.anunciar.idioma')}
          options={IDIOMAS.map((value) => ({ value, label: ownName(value) }))}
        />
      )}
      {!seEnvia && <Hint>{t('visitas.anunciar.sin-correo')}</Hint>}
      <Hint>{t('visitas.anunciar.privado')}</Hint>
    </Form>
  );
}
