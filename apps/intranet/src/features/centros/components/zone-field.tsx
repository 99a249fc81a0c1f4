import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import type { ContractForm, NameOf } from '@jornada/web/form/contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useIdioma } from '@jornada/web/use-format.ts';
import { findBest } from '../../../shared/match.ts';
import { zoneName } from '../../../shared/zone-name.ts';
import { offsetOf, zonesOf, type Zone } from '../zones.ts';
import classes from './zone-field.module.css';

/** How many are offered at once: a person who looks for another one types. */
const MOST = 24;
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The list may begin below what is seen. */
const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

type Props<V extends object> = { of: ContractForm<V>; name: NameOf<V, string>; label: string };

/** A time zone, found by what is typed: its city, its country, or what people call it. The field keeps the focus. */
export function ZoneField<V extends object>({ of, name, label }: Props<V>) {
  const { t } = useTranslation();
  const lang = useIdioma();
  const now = useWebServices().clock.now();
  const field = of.field<string>(name);
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState(0);
  // Some four hundred, sorted as the language does it.
  const zones = useMemo(() => zonesOf(field.value, { t, lang }), [field.value, t, lang]);
  const chosen = zones.find(({ zone }) => zone === field.value);
  const shown = typed.trim() === '' ? zones.slice(0, MOST) : findBest(typed, zones, MOST);
  const at = Math.min(pointed, shown.length - 1);
  const point = (next: number): void => {
    setPointed(next);
    document.getElementById(`${list}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const begin = (): void => {
    setOpen(true);
    setTyped('');
    setPointed(
      Math.max(
        0,
        zones.slice(0, MOST).findIndex(({ zone }) => zone === field.value),
      ),
    );
  };
  const choose = ({ zone }: Zone): void => {
    field.set(zone);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && !isOpen) begin();
    else if (step !== undefined && shown.length > 0) point((at + step + shown.length) % shown.length);
    else if (event.key === 'Enter' && isOpen && shown[at]) choose(shown[at]);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.place}>
      <TextInput
        name={field.name}
        label={label}
        description={t('centros.zonas.nota')}
        error={field.error}
        role="combobox"
        aria-required={field.rule.isRequired}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        rightSection={<Glyph of={IconChevronDown} size="sm" />}
        rightSectionPointerEvents="none"
        value={isOpen ? typed : chosen ? `${chosen.name} · ${offsetOf(chosen.zone, now)}` : field.value}
        placeholder={chosen?.name}
        onFocus={begin}
        onClick={() => !isOpen && begin()}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setOpen(true);
          setTyped(currentTarget.value);
          setPointed(0);
        }}
      />
      {isOpen && (
        <div ref={bringIntoSight} id={list} className={classes.list} role="listbox" aria-label={label}>
          {shown.map((one, index) => (
            <UnstyledButton
              key={one.zone}
              id={`${list}-${index}`}
              className={classes.zone}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              // Before the click, so that the field does not lose the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {one.name}
              <small>
                {zoneName(one.zone, lang)} · {offsetOf(one.zone, now)}
              </small>
            </UnstyledButton>
          ))}
          {shown.length === 0 && <p className={classes.none}>{t('centros.zonas.ninguna', { texto: typed.trim() })}</p>}
        </div>
      )}
    </div>
  );
}
