// The first script: styles, texts, and the page.
import { mount } from 'svelte'
import App from './App.svelte'
import './ui/fonts.css'
import './ui/spare_fonts.css'
import './ui/tokens.css'
import './ui/styles/index.css'

mount(App, { target: document.getElementById('app')! })
