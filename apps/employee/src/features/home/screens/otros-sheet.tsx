import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { Button, Text } from '@mantine/core';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useHome } from '../clock-context.tsx';
import { ProjectField } from '../components/project-field.tsx';
import { RemarkField } from '../components/remark-field.tsx';
import { TypeChoice } from '../components/type-choice.tsx';
import { dockOf, phraseOf } from '../../../shared/today/actions.ts';
import { useCloseSheet } from '../use-close-sheet.ts';
import { useOtrosForm } from '../use-otros-form.ts';

/** All actions that are possible now, with project and remark. */
export function OtrosSheet() {
  const { t } = useTranslation();
  const { tipo: wanted, clase } = useSearch({ from: '/shell/session/home/otros' });
  const { ComentariosEnFichajes, ModuloProyectos } = useProfile();
  const home = useHome();
  const close = useCloseSheet();
  const allowed = home ? dockOf(home.hoy.acciones, home.todos).all : [];
  // Who came for one thing is not offered another in its place.
  const all = clase ? allowed.filter((one) => one.clase === clase) : allowed;
  const asksRemark = ({ requiereObservaciones }: TipoRegistroVista) => ComentariosEnFichajes || requiereObservaciones;
  const asksProject = ({ requiereProyecto, clase: kind }: TipoRegistroVista) =>
    requiereProyecto || (ModuloProyectos && (kind === 'entrada' || kind === 'proyecto'));
  const { form, tipo, errors, change, submit } = useOtrosForm({
    all,
    wanted,
    asksRemark,
    asksProject,
    onSubmit: (intent) => home?.clock(intent),
  });
  if (!home) return null;
  if (!tipo) {
    return (
      <Sheet title={t('home.otros.titulo')} closeLabel={t('home.cerrar')} onClose={close}>
        <Text size="sm" c="dimmed" mt="md">
          {t(clase && allowed.length > 0 ? 'home.otros.ahora-no' : 'home.otros.nada')}
        </Text>
      </Sheet>
    );
  }
  const phrase = phraseOf(tipo, home.todos);
  return (
    <Sheet
      title={t('home.otros.titulo')}
      closeLabel={t('home.cerrar')}
      onClose={close}
      foot={
        <Button
          size="xl"
          fullWidth
          leftSection={<Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} size="lg" />}
          loading={home.pending !== null}
          onClick={submit}
        >
          {phrase ? t(phrase) : tipo.nombre}
        </Button>
      }
    >
      <TypeChoice all={all} chosen={tipo.id} onChoose={(tipoId) => change({ tipoId })} />
      {asksProject(tipo) && (
        <ProjectField
          value={form.proyectoId}
          required={tipo.requiereProyecto}
          error={errors.proyectoId}
          onChange={(proyectoId) => change({ proyectoId })}
        />
      )}
      {asksRemark(tipo) && (
        <RemarkField
          value={form.observaciones}
          required={tipo.requiereObservaciones}
          error={errors.observaciones}
          onChange={(observaciones) => change({ observaciones })}
        />
      )}
    </Sheet>
  );
}
