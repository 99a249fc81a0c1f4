import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { Button, Text, Textarea, VisuallyHidden } from '@mantine/core';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { ProjectField } from '../../../shared/project-field.tsx';
import { dockOf, phraseOf } from '../../../shared/today/actions.ts';
import { useHome } from '../clock-context.tsx';
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
          label={t('home.otros.proyecto')}
          none={t(tipo.requiereProyecto ? 'home.otros.elige-proyecto' : 'home.otros.sin-proyecto')}
          value={form.proyectoId}
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

/** The contract's limit. */
const LONGEST = 500;

type RemarkFieldProps = { value: string; required: boolean; error: string | undefined; onChange: (text: string) => void };

function RemarkField({ value, required, error, onChange }: RemarkFieldProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      mt="md"
      name="observaciones"
      label={
        <>
          {t('home.otros.observaciones')}{' '}
          {!required && (
            <Text span inherit c="dimmed" fw={450}>
              {t('home.otros.opcional')}
            </Text>
          )}
        </>
      }
      value={value}
      error={error}
      maxLength={LONGEST}
      rows={3}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type Props = { all: readonly TipoRegistroVista[]; chosen: number; onChoose: (id: number) => void };

/** The record types that are possible now, with the chosen one. */
function TypeChoice({ all, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const label = useId();
  return (
    <div>
      <VisuallyHidden id={label}>{t('home.otros.tipo')}</VisuallyHidden>
      <Choices labelledBy={label}>
        {all.map(({ id, nombre, clase, subtipo, pagado }) => (
          <Choice
            key={id}
            group="tipo"
            name={nombre}
            icon={iconOfClase(clase, subtipo)}
            end={clase === 'pausa' && pagado && t('home.otros.pagada')}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          />
        ))}
      </Choices>
    </div>
  );
}
